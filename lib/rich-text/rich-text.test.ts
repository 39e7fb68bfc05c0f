// @vitest-environment happy-dom
import fc from 'fast-check'
import type { Descendant } from 'slate'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { fromHtml } from './from-html'
import { MARKS, type RichElement, type RichText } from './rich-text'
import { toHtml } from './to-html'

const words = fc.string({
  unit: fc.constantFrom('가', '나', '마루', 'a', ' ', '  ', '\n', '<', '&', '"', "'", '\u00a0', '>', '😀', '\t'),
  maxLength: 6,
})
const leaf = fc.record(
  { text: words, ...Object.fromEntries(MARKS.map((mark) => [mark, fc.constant(true)])) },
  { requiredKeys: ['text'] },
) as fc.Arbitrary<Descendant>
const link = fc.record(
  {
    type: fc.constant('link'),
    href: fc.constantFrom('/zin/home', 'https://example.com/?a=1&b="2"', '#top', 'tel:1588-0000'),
    blank: fc.constant(true),
    children: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['type', 'href', 'children'] },
) as fc.Arbitrary<Descendant>
const piece = fc.constant<Descendant>({
  type: 'piece',
  html: sanitizeHtml('<img src="/media/a.webp" alt="거실">'),
  children: [{ text: '' }],
})
const inlines = fc.array(fc.oneof({ weight: 6, arbitrary: leaf }, { weight: 2, arbitrary: link }, piece), { minLength: 1, maxLength: 5 })
const align = fc.constantFrom('left', 'center', 'right')
const closed = fc.constantFrom(
  '<hr />',
  '<table><tbody><tr><th scope="row">두께</th><td>7.5mm</td></tr></tbody></table>',
  '<figure><img src="/media/a.webp" alt="" loading="lazy" decoding="async" /><figcaption>설명</figcaption></figure>',
)
const opaque = closed.map((html): RichElement => ({ type: 'opaque', html, children: [{ text: '' }] }))
const plain = fc.oneof(
  fc.record({ type: fc.constant('paragraph'), align, children: inlines }, { requiredKeys: ['type', 'children'] }),
  fc.record(
    { type: fc.constant('heading'), level: fc.constantFrom(2, 3, 4), align, children: inlines },
    { requiredKeys: ['type', 'level', 'children'] },
  ),
) as fc.Arbitrary<RichElement>
const { list } = fc.letrec<{ list: RichElement; item: RichElement }>((tie) => ({
  list: fc.record(
    { type: fc.constant('list'), ordered: fc.boolean(), children: fc.array(tie('item'), { minLength: 1, maxLength: 3 }) },
    { requiredKeys: ['type', 'ordered', 'children'] },
  ),
  item: fc
    .tuple(
      fc.array(inlines, { minLength: 1, maxLength: 2 }),
      fc.option(tie('list'), { nil: undefined, maxDepth: 3, depthIdentifier: 'list' }),
    )
    .map(([lines, inner]) => ({
      type: 'item' as const,
      children: [...lines.map((children) => ({ type: 'line' as const, children })), ...(inner ? [inner] : [])],
    })),
}))
const quote = fc.array(plain, { minLength: 1, maxLength: 2 }).map((children): RichElement => ({ type: 'quote', children }))
const text: fc.Arbitrary<RichText> = fc.array(fc.oneof({ weight: 4, arbitrary: plain }, list, quote, opaque), {
  minLength: 1,
  maxLength: 5,
})

describe('rich text', () => {
  it('is written as HTML that the policy leaves unchanged, and parsed to the same tree', () => {
    fc.assert(
      fc.property(text, (value) => {
        const html = toHtml(value)
        expect(sanitizeHtml(html)).toBe(html)
        expect(toHtml(fromHtml(html, sanitizeHtml))).toBe(html)
      }),
      { numRuns: 500 },
    )
  })

  it('puts a picture among the blocks of an entry on a line of its own', () => {
    const once = toHtml(fromHtml('<li><div><img src="/media/a.webp"><p></p></div></li>', sanitizeHtml))
    expect(toHtml(fromHtml(once, sanitizeHtml))).toBe(once)
  })

  it('is parsed from any HTML, and is stable from then on', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul><li>',
      '</li></ul>',
      '<strong>',
      '</strong>',
      '<a href="/x">',
      '</a>',
      '<blockquote>',
      '</blockquote>',
      '<table><tr><td>',
      '</table>',
      '<br>',
      '<img src="/media/a.webp">',
      '<div style="text-align:center">',
      '</div>',
      '<h2>',
      '</h2>',
      '글',
      ' ',
      '\n  ',
      '&nbsp;',
      '<figure>',
      '<li>',
      '<hr>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = toHtml(fromHtml(pieces.join(''), sanitizeHtml))
        expect(sanitizeHtml(once)).toBe(once)
        expect(toHtml(fromHtml(once, sanitizeHtml))).toBe(once)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    '<h2>바뀌는 내용</h2><p style="text-align:center">제2조 <strong>보유 기간</strong><br />5년 <a href="/etc/privacy">보기</a></p>',
    '<ul><li>하나<ol start="3"><li>안쪽</li></ol></li><li>둘</li></ul>',
    '<blockquote><p>인용</p></blockquote>',
    '<p>앞 <strong>굵고 <em>기운</em></strong><em> 글</em></p>',
    '<p>H<sub>2</sub>O와 m<sup>2</sup></p>',
    '<table><caption>비교</caption><tbody><tr><td colspan="2">값</td></tr></tbody></table><p>뒤</p>',
    '<p><a href="https://example.com" target="_blank" rel="noopener">밖으로</a></p>',
    '<p>한 줄</p><p><br /></p><p>빈 줄 뒤</p>',
    '<p>쓰는 중 </p>',
    '',
  ])('keeps %s', (html) => expect(toHtml(fromHtml(html, sanitizeHtml))).toBe(html))

  it.each([
    ['<b>굵게</b><i>기울임</i>', '<p><strong>굵게</strong><em>기울임</em></p>'],
    ['글만', '<p>글만</p>'],
    ['<p>\n  줄을 나눠\n  적은 글\n</p>\n', '<p>줄을 나눠 적은 글</p>'],
    ['<div style="text-align:right"><p>글</p></div>', '<p style="text-align:right">글</p>'],
    ['<ul>\n<li><p>하나</p></li>\n</ul>', '<ul><li>하나</li></ul>'],
    ['<p>보이지 않는 끝<br></p>', '<p>보이지 않는 끝</p>'],
    ['<p onclick="x">글<script>alert(1)</script></p>', '<p>글</p>'],
    ['<p></p>', ''],
  ])('reads %s as %s', (html, clean) => expect(toHtml(fromHtml(html, sanitizeHtml))).toBe(clean))

  it('preserves several spaces as typed', () =>
    expect(toHtml([{ type: 'paragraph', children: [{ text: '가  나' }] }])).toBe('<p>가 \u00a0나</p>'))
})
