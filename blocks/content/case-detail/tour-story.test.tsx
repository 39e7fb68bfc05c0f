import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TourStory } from './tour-story'

const shape = { width: 1280, height: 800, color: '#aabbcc', focal: '50% 50%' }
const point = (x: number, y: number, NAME: string, link: string) => ({
  ...{ x, y, NAME, link, thing: link.includes('goods') ? 'goods:g' : 'product:p', colour: '', image: '', note: '', reckonedId: '' },
  ...{ price: null as number | null, unit: '', area: null as number | null },
})
const draw = (...parts: Parameters<typeof TourStory>[0]['parts']) =>
  renderToStaticMarkup(<TourStory id="t" parts={parts} cover="/media/cover.webp" />)

test('a text, a photograph and a pair stand in the order in which they were written', () => {
  const html = draw(
    { html: '<p>처음</p>', text: '처음', shape: null },
    { image: '/media/a.webp', alt: '거실', caption: '거실', shape },
    { image: '/media/b.webp', alt: '둘', second: { image: '/media/c.webp', alt: '셋', shape }, shape },
  )
  expect(html.indexOf('처음')).toBeLessThan(html.indexOf('alt="거실"'))
  expect(html).toContain('<figcaption')
  expect(html.match(/<figure/g)).toHaveLength(2)
  expect(html.match(/<img /g)).toHaveLength(3)
})

test('the photograph of the head is shown again only where something is written or marked on it, or beside it', () => {
  const cover = { image: '/media/cover.webp', alt: '거실', shape }
  const points = [point(20, 80, '마루', '/zin/product/floor')]
  const second = { image: '/media/b.webp', alt: '침실', shape }
  expect(draw(cover, { ...cover, image: '/media/c.webp' }).match(/<figure/g)).toHaveLength(1)
  expect(draw({ ...cover, caption: '거실' }, { ...cover, points }, { ...cover, second }).match(/<figure/g)).toHaveLength(3)
})

test('a text is sanitised where it is shown', () => {
  expect(draw({ html: '<p>글<img src=x onerror=alert(1)></p><script>alert(1)</script>', shape: null })).not.toMatch(/onerror|script/)
})

test('a point is named for screen readers, opens a card with its price, and the list below says the same', () => {
  const points = [
    { ...point(20, 80, '오크 마루', '/zin/product/floor%20oak'), price: 25_250, unit: '1㎡', reckonedId: 'floor oak', note: '거실' },
    point(90, 10, '둥근 거울', '/store/goods/mirror'),
  ]
  const html = draw({ image: '/media/a.webp', alt: '거실', shape, points })
  expect(html).toContain('aria-label="1번, 오크 마루"')
  // Each opens its own card.
  const targets = [...html.matchAll(/popovertarget="([^"]+)"/gi)].map(([, id]) => id)
  expect(targets).toHaveLength(2)
  for (const id of targets) expect(html).toContain(`id="${id}"`)
  expect(new Set(targets).size).toBe(2)
  // In its card and in the list.
  expect(html.match(/href="\/zin\/product\/floor%20oak"/g)).toHaveLength(2)
  expect(html.match(/1㎡당 25,250원부터/g)).toHaveLength(2)
  expect(html.match(/href="\/zin\/calculator\?prdId=floor%20oak"/g)).toHaveLength(2)
  expect(html).toContain('가격 상담')
  expect(draw({ image: '/media/a.webp', alt: '거실', shape, points: [] })).not.toContain('<button')
})
