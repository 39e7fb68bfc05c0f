import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageContext } from '@/tests/support/draw-example'
import { banner as block } from './block'
import type { Data } from './load'
import type { Props } from './schema'
import { Banner } from './view'

const one: Data['banners'][number] = {
  bannerId: 'winter',
  position: 'event',
  title: '겨울맞이 점검',
  description: '',
  imagePc: '/media/rooms/stair-window.webp',
  imagePcShape: null,
  imageMo: '/media/rooms/stair-window.webp',
  imageMoShape: null,
  alt: '계단실의 창',
  link: '/zin/consulting/start',
  newWindow: 'N',
  openUntil: '2026-12-31T23:59:00+09:00',
}
const props: Props = { position: 'event', layout: 'pair', size: 4, label: '알려 드립니다' }
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...one, bannerId: `b${i}` }))
const draw = (banners: Data['banners'], change: Partial<Props> = {}) =>
  renderToStaticMarkup(<Banner id="b" props={{ ...props, ...change }} data={{ banners }} slots={{}} page={pageContext} />)

test('without an open banner visitors see nothing, and editors read why', () => {
  expect(draw([])).toBe('')
  const blank = block.blank as unknown as (props: Props, data: Data) => string | undefined
  expect(blank(props, { banners: [] })).toContain('‘이벤트 목록’ 자리에 지금 열린 배너가 없어')
  expect(blank(props, { banners: [one] })).toBeUndefined()
})

test('a banner is counted by its name, has the words of its picture, and opens what is elsewhere in a window of its own', () => {
  const here = draw([one])
  expect(here).toContain('data-count-banner="winter"')
  expect(here).toContain('alt="계단실의 창"')
  expect(here).not.toContain('_blank')
  expect(draw([{ ...one, link: 'https://square.example/open', newWindow: 'Y' }])).toContain('target="_blank"')
})

test('a phone has its own picture where the banner has one', () => {
  expect(draw([one])).not.toContain('<source')
  expect(draw([{ ...one, imageMo: '/media/rooms/study-city.webp' }])).toMatch(
    /<source media="\(width &lt; 480px\)" srcset="[^"]*study-city[^>]* sizes="124px"/i,
  )
})

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 0],
])('of %i in pairs, %i has a row to itself in the grid', (count, wide) => {
  expect(draw(many(count)).split('grid-column:1 / -1').length - 1).toBe(wide)
  expect(draw(many(count)).includes('lg:grid-cols-2')).toBe(count > 1)
  expect(draw(many(count), { layout: 'wide' })).not.toContain('lg:grid-cols-2')
})
