import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TourStory } from './tour-story'

const shape = { width: 1280, height: 800, color: '#aabbcc', focal: '50% 50%' }
const draw = (...parts: Parameters<typeof TourStory>[0]['parts']) =>
  renderToStaticMarkup(<TourStory parts={parts} cover="/media/cover.webp" />)

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
  const tags = [{ x: 20, y: 80, ZIN_PRD_ID: 'floor', ZIN_PRD_NAME: '마루' }]
  const second = { image: '/media/b.webp', alt: '침실', shape }
  expect(draw(cover, { ...cover, image: '/media/c.webp' }).match(/<figure/g)).toHaveLength(1)
  expect(draw({ ...cover, caption: '거실' }, { ...cover, tags }, { ...cover, second }).match(/<figure/g)).toHaveLength(3)
})

test('a text is sanitised where it is shown', () => {
  expect(draw({ html: '<p>글<img src=x onerror=alert(1)></p><script>alert(1)</script>', shape: null })).not.toMatch(/onerror|script/)
})

test('a product is named for screen readers, leads to its page, and one of a photograph is open at a time', () => {
  const tags = [
    { x: 20, y: 80, ZIN_PRD_ID: 'floor oak', ZIN_PRD_NAME: '오크 마루' },
    { x: 90, y: 10, ZIN_PRD_ID: 'door', ZIN_PRD_NAME: '문' },
  ]
  const html = draw({ image: '/media/a.webp', alt: '거실', shape, tags })
  expect(html).toContain('aria-label="오크 마루"')
  expect(html).toContain('href="/zin/product/floor%20oak"')
  expect(new Set([...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1)
  expect(draw({ image: '/media/a.webp', alt: '거실', shape, tags: [] })).not.toContain('<details')
})
