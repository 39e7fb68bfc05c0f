import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeImage, isSafeLink } from './is-safe-link'
import { sanitizeHtml, textOf } from './sanitize-html'

describe('cleaning rich text', () => {
  it('preserves what an editor writes', () => {
    const text =
      '<h2>바뀌는 내용</h2><p style="text-align:center">제2조 <strong>보유 기간</strong><br />5년 <a href="/etc/privacy">보기</a></p>' +
      '<ul><li>하나</li></ul><table><caption>비교</caption><tbody><tr><th scope="row">조항</th><td colspan="2">현재</td></tr></tbody></table>'
    expect(sanitizeHtml(text)).toBe(text)
  })

  it.each([
    ['a script with its words', '<p>앞<script>alert(1)</script>뒤</p>', '<p>앞뒤</p>'],
    ['a handler', '<p onclick="alert(1)" onfocus=alert(1)>글</p>', '<p>글</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe><p>글</p>', '<p>글</p>'],
    ['a script link', '<a href="javascript:alert(1)">글</a>', '<a>글</a>'],
    [
      'a script link in disguise',
      '<a href="java&#10;script:alert(1)">글</a><a href=" \u0001javascript:alert(1)">글</a>',
      '<a>글</a><a>글</a>',
    ],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">글</a>', '<a>글</a>'],
    ['a link to a foreign host without a scheme', '<a href="//example.com">글</a><a href="/\\example.com">글</a>', '<a>글</a><a>글</a>'],
    [
      'every style but the alignment',
      '<p style="position:fixed;text-align:right;background:url(x)">글</p>',
      '<p style="text-align:right">글</p>',
    ],
    ['ids, classes and data', '<p id="main" class="fixed" data-block="x">글</p>', '<p>글</p>'],
    ['drawings that carry scripts', '<svg><script>alert(1)</script></svg><math><mi>x</mi></math>글', '글'],
    ['a form', '<form action="/x"><input name="password"><button>보내기</button></form>', '보내기'],
    ['a picture from nowhere', '<img src="data:image/svg+xml,x"><img src="http://example.com/a.png"><img src="/auth/logout">', ''],
  ])('drops %s', (_, dirty, clean) => expect(sanitizeHtml(dirty)).toBe(clean))

  it('gives a new window no opener', () => {
    expect(sanitizeHtml('<a href="https://example.com" target="_blank" rel="opener">글</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener">글</a>',
    )
  })

  it('turns a first-level heading into a lower one, because the page has its own', () =>
    expect(sanitizeHtml('<h1>제목</h1>')).toBe('<h2>제목</h2>'))

  it('changes nothing the second time', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<script>',
        '</script>',
        '<<',
        '<img src=',
        '/media/a.webp',
        '"',
        "'",
        '>',
        '&lt;',
        '&amp;',
        '<a href="',
        'javascript:',
        '<svg/onload=',
        '<!--',
        '-->',
        '<table><tr>',
        '</table>',
        '<b>',
        '</b>',
        '\u0000',
        '<style>',
        '<textarea>',
        '<math><mtext>',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = sanitizeHtml(pieces.join(''))
        expect(sanitizeHtml(once)).toBe(once)
        expect(once).not.toMatch(/<(?:script|iframe|style|svg)|<[^>]*\son\w+=/i)
      }),
      { numRuns: 500 },
    )
  })
})

it.each(['/zin/home', '#top', '?page=2', 'https://example.com/a', 'mailto:help@example.com', 'tel:1588-0000'])('may link to %s', (href) =>
  expect(isSafeLink(href)).toBe(true),
)
it.each(['/media/../auth/x', '/media/a/../../x', '//example.com/a.png', 'blob:x'])('may not show %s', (src) =>
  expect(isSafeImage(src)).toBe(false),
)
it('extracts the text', () => expect(textOf('<p>강마루와</p><p>원목<b>마루</b></p>')).toBe('강마루와 원목마루'))
