import { expect, it } from 'vitest'
import { largeSource, zoomedSource } from './large-source'

it.each([
  [800, '/media/a.webp'],
  [1920, '/media/a.webp'],
  [4000, '/img/2560x0/a.webp'],
  [undefined, '/img/1920x0/a.webp'],
])('a photograph %s px wide opens as %s, and is zoomed into as its file', (width, large) => {
  expect(largeSource({ URL: '/media/a.webp', width })).toBe(large)
  expect(zoomedSource({ URL: '/media/a.webp' })).toBe('/media/a.webp')
})
