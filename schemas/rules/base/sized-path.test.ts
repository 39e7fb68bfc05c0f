import { expect, it } from 'vitest'
import { PICTURE_SEGMENTS, PICTURE_WIDTHS, type PictureSize } from './picture-sizes'
import { sizedPath } from './sized-path'

it.each([
  ['/upload/a.jpg', 400, 300, '/upload/400x300/a.jpg'],
  ['/upload/2026/a.jfif', 400, 300, '/upload/2026/400x300/a.jfif'],
  ['/media/rooms/living-sand.webp', 800, 400, '/img/800x400/rooms/living-sand.webp'],
] as const)('C-IMGEXT: %s at %ix%i', (path, width, height, sized) =>
  // Another storage may make other sizes.
  expect(sizedPath(path, ...([width, height] as unknown as PictureSize))).toBe(sized),
)

it('C-IMGEXT: without a height the ratio is preserved', () =>
  expect(sizedPath('/media/swatches/oak.webp', 480)).toBe('/img/480x0/swatches/oak.webp'))

it('every size that a page can name is one that is made', () => {
  const named = [...PICTURE_WIDTHS.map((width) => sizedPath('/media/a.webp', width)), sizedPath('/media/a.webp', 800, 400)]
  expect(PICTURE_SEGMENTS).toEqual(expect.arrayContaining(named.map((path) => path.split('/')[2])))
})
