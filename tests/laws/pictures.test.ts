// Laws of the pictures: neighbours in a list have each their own, a record and a page show none twice, and all that are shipped are used.
// What pages show once their loads have answered is looked at over HTTP (tests/journeys/content/pictures.spec.ts).
import { describe, expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { fixtures, jsonFiles, readJson } from '../support/fixtures'
import { picturesIn, repeated } from '../support/pictures-in'

interface Case {
  seq: number
  type: string
  hImg: string
  story: { image?: string }[]
  productIds: string[]
}
interface Piece {
  kind: string
  seq: string
  tab: string
  hImg: string
  content: string
}
interface Product {
  zinPrdId: string
  cateId1: string
  cateId2: string
  filePath: string
  imgVdoList: { FILE_PATH: string }[]
}
interface Pictured {
  images: { src: string }[]
}
const seed = <T>(name: string) => readJson(`pages-fixtures/seed/${name}.json`) as T[]
const cases = seed<Case>('interior-cases')
const pieces = seed<Piece>('styling-contents')
const products = seed<Product>('products')
const events = seed<{ eventSeq: number; imgBannerPc: string; contentPc: string }>('events').sort((a, b) => b.eventSeq - a.eventSeq)
const shops = seed<Pictured>('shops')
const exams = seed<Pictured>('const-exams')
const articles = seed<{ kind: string; image: string }>('brand-articles')
const catalogs = seed<{ title: string; cover: string; pages: unknown[] }>('catalogs')

const groups = <T>(entries: readonly T[], name: (entry: T) => string, picture: (entry: T) => string) =>
  Object.entries(Object.groupBy(entries, name)).map(([key, of]) => [key, of!.map(picture)] as const)

// Within one kind all differ, not only neighbours: whatever the order, the conditions and the page, none is repeated.
describe.each([
  ...groups(
    cases,
    ({ type }) => `cases of ${type}`,
    ({ hImg }) => hImg,
  ),
  ...groups(
    pieces,
    ({ kind, tab }) => `${kind} ${tab}`,
    ({ hImg }) => hImg,
  ),
  ...groups(
    products,
    ({ cateId1 }) => `products of ${cateId1}`,
    ({ filePath }) => filePath,
  ),
  ...groups(
    articles.filter(({ image }) => image),
    ({ kind }) => `brand ${kind}`,
    ({ image }) => image,
  ),
  ['shops', shops.flatMap(({ images }) => images[0]?.src ?? [])],
  ['construction examples', exams.map(({ images }) => images[0]!.src)],
  ['alliances', seed<{ imgBannerPc: string }>('alliances').map(({ imgBannerPc }) => imgBannerPc)],
  ['catalogs', catalogs.map(({ cover }) => cover)],
] as const)('%s', (_, pictures) => {
  test('have each their own picture', () => expect(repeated(pictures)).toEqual([]))
})

/** How many are on one screen before and after. */
const NEIGHBOURS = 6
test('events: a picture comes again seven entries later at the earliest', () => {
  const pictures = events.map(({ imgBannerPc }) => imgBannerPc)
  const near = pictures.filter((picture, i) => pictures.slice(Math.max(0, i - NEIGHBOURS), i).includes(picture))
  expect(near).toEqual([])
})

describe('no record shows a picture twice', () => {
  // The cards of a case's products stand on its page.
  test('cases with their stories and their products', () => {
    const pictureOf = new Map(products.map(({ zinPrdId, filePath }) => [zinPrdId, filePath]))
    // A comparison shows the room of the head once more, beside what it was before: that is what it is for.
    const told = (story: Case['story']) => story.filter((part) => !('before' in part))
    const shownOf = ({ hImg, story, productIds }: Case) => picturesIn([hImg, told(story), productIds.map((id) => pictureOf.get(id)!)])
    expect(cases.filter((one) => repeated(shownOf(one)).length > 0).map(({ seq }) => seq)).toEqual([])
  })
  test('pieces with their text', () =>
    expect(
      pieces.filter(({ hImg, content }) => repeated(picturesIn([hImg, content])).length > 0).map(({ kind, seq }) => `${kind} ${seq}`),
    ).toEqual([]))
  test('events with their text', () =>
    expect(
      events
        .filter(({ imgBannerPc, contentPc }) => repeated(picturesIn([imgBannerPc, contentPc])).length > 0)
        .map(({ eventSeq }) => eventSeq),
    ).toEqual([]))
  test('galleries of products', () =>
    expect(products.filter(({ imgVdoList }) => repeated(picturesIn(imgVdoList)).length > 0).map(({ zinPrdId }) => zinPrdId)).toEqual([]))
  test('shops, construction examples and catalogs', () =>
    expect([...shops, ...exams, ...catalogs.map(({ pages }) => ({ pages }))].filter((of) => repeated(picturesIn(of)).length > 0)).toEqual(
      [],
    ))
})

test('a category shows other rooms at its head than its products show below', () => {
  const heads = seed<{ cateId: string; images: string[]; cateMainImg: string }>('product-categories')
  const both = heads.flatMap(({ cateId, images = [], cateMainImg }) => {
    const below = new Set(products.filter((product) => [product.cateId1, product.cateId2].includes(cateId)).map(({ filePath }) => filePath))
    return [...images, cateMainImg].filter((picture) => picture && below.has(picture)).map((picture) => `${cateId} ${picture}`)
  })
  expect(both).toEqual([])
})

describe('no document shows a picture twice', () => {
  test.each(fixtures().map(({ file, document }) => [file, document.blocks] as const))('%s', (_, of) =>
    expect(repeated(picturesIn(of))).toEqual([]),
  )
  test.each(blocks.map(({ type, example }) => [type, example] as const))('example of %s', (_, example) =>
    expect(repeated(picturesIn(example))).toEqual([]),
  )
})

test('every photograph is used, and has an alternative text', () => {
  const records = readJson('pages-fixtures/images.json') as Record<string, { title: string; alt: string }>
  const rooms = Object.entries(records).filter(([key]) => key.startsWith('rooms/'))
  expect(rooms.length).toBeGreaterThanOrEqual(97)
  expect(rooms.filter(([, { title, alt }]) => !/[가-힣]/.test(title) || !/[가-힣]/.test(alt)).map(([key]) => key)).toEqual([])
  const used = new Set(
    [...jsonFiles('pages-fixtures/seed'), ...jsonFiles('pages-fixtures/site')].flatMap((file) => picturesIn(readJson(file))),
  )
  expect(rooms.map(([key]) => `/media/${key.slice('rooms/'.length)}`).filter((name) => !used.has(name))).toEqual([])
})
