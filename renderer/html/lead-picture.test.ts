import { expect, test } from 'vitest'
import { HtmlBuffer } from './html-buffer'
import { leadPicture } from './lead-picture'

const img = (name: string, sizes = '100vw') =>
  `<img src="/img/800x0/${name}.webp" srcSet="/img/480x0/${name}.webp 480w" sizes="${sizes}" alt="거실" loading="lazy"/>`
const block = (html: string, on = '') => `<div class="contents" data-block="image" data-id="b"${on}>${html}</div>`

/** The page with its first picture marked, as the page writer does it. */
function marked(html: string, from = 0): string {
  const out = new HtmlBuffer()
  out.text(html)
  const lead = leadPicture(out.pending, from)
  if (lead) out.replace(lead.start, lead.end, lead.tag)
  out.text('<p>끝</p>')
  return out.take().toString()
}
const loadedFirst = (html: string): string[] =>
  [...html.matchAll(/<img src="\/img\/800x0\/(\w+)\.webp"[^>]* loading="eager" fetchpriority="high"/g)].map(([, name]) => name!)

test('only the first picture of the main part is loaded at once, and every other byte stays', () => {
  const head = `<p>메뉴</p>${img('menu')}`
  const html = head + block('<p>글</p>') + block(img('a')) + block(img('b'))
  const page = marked(html, Buffer.byteLength(head))
  expect(loadedFirst(page)).toEqual(['a'])
  expect(page.replace('loading="eager" fetchpriority="high"', 'loading="lazy"')).toBe(`${html}<p>끝</p>`)
})

test.each([
  ['a swatch', img('a', '58px')],
  ['a picture of a menu', `<nav>${img('a')}</nav>`],
  ['a block for phones', block(img('a'), ' data-on="mobile"')],
  ['a container for phones', `<div class="contents" data-block="columns" data-id="c" data-on="mobile"><div>${block(img('a'))}</div></div>`],
  ['a drawing in one size', '<img src="/media/drawings/a.svg" loading="lazy"/>'],
])('%s does not open a page', (_, html) => {
  expect(loadedFirst(marked(html + block(img('b'))))).toEqual(['b'])
  expect(leadPicture(Buffer.from(html), 0)).toBeUndefined()
})

test('after a block for phones and a menu that have ended, any picture may', () => {
  const before = `<nav></nav>${block('<div>글</div>', ' data-on="mobile"')}`
  expect(loadedFirst(marked(before + block(img('b'))))).toEqual(['b'])
})
