import { expect, it } from 'vitest'
import { coloursOf, ownColour, withColours } from './own-colour'
import type { Product } from './product'
import { sectionsOf } from './sections'

const product = {
  FILE_PATH: '/media/oak.webp',
  offerList: [],
  CONTENTS: '',
  colors: [
    { code: 'A', name: '애쉬', image: '/media/ash.webp' },
    { code: 'O', name: '오크', image: '/media/oak.webp' },
  ],
  specs: [{ label: '규격', value: '165mm' }],
  documents: [],
  imgVdoList: [],
  builtWithList: [{}, {}, {}],
  showroomList: [],
  relatedList: [],
} as unknown as Product

it('lists only the sections that the product has content for', () => {
  expect(sectionsOf(product)).toEqual([
    { key: 'specs', label: '규격과 성능' },
    { key: 'built', label: '시공 사례', count: 3 },
  ])
})

it('leads from a colour to the product that it is, and from its own to none', () => {
  const found = coloursOf({ ...product, sisterList: [{ code: 'A', ZIN_PRD_ID: 'floor-ash' }] })
  expect(found.map(({ name, product: id }) => [name, id])).toEqual([
    ['애쉬', 'floor-ash'],
    ['오크', undefined],
  ])
})

it('knows the colour of the product’s main picture, and shows every other colour in the gallery once', () => {
  expect(ownColour(product)?.name).toBe('오크')
  expect(ownColour({ ...product, FILE_PATH: '/media/room.webp' })).toBeUndefined()
  const items = withColours([{ TP: '01', URL: '/media/oak.webp', ALT: '오크 바닥' }], product.colors)
  expect(items.map(({ URL, ALT }) => [URL, ALT])).toEqual([
    ['/media/oak.webp', '오크 바닥'],
    ['/media/ash.webp', '애쉬 견본'],
  ])
})
