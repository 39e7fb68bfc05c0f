import { describe, expect, test } from 'vitest'
import { categoryChoice, categoryHref, categoryRedirect, unreadableCategory } from './category'

const gone = (CATE_ID: string) => ({ CATE_ID, DEL_YN: 'Y' })
const active = (CATE_ID: string) => ({ CATE_ID, DEL_YN: 'N' })

describe('S-CATE-1: a deleted category redirects to its nearest active parent, at most three levels up', () => {
  test('c deleted, b deleted, a active → /zin/category/a', () => {
    expect(categoryRedirect(gone('c'), [gone('b'), active('a')])).toBe('/zin/category/a')
  })
  test('four deleted in a row → home', () => {
    expect(categoryRedirect(gone('d'), [gone('c'), gone('b'), gone('a')])).toBe('/')
    expect(categoryRedirect(gone('d'), [gone('c'), gone('b'), gone('a'), active('z')])).toBe('/')
  })
  test('the third level up still counts; nothing above is home', () => {
    expect(categoryRedirect(gone('d'), [gone('c'), gone('b'), active('a')])).toBe('/zin/category/a')
    expect(categoryRedirect(gone('d'), [])).toBe('/')
  })
  test('active → stays; anything but N is deleted', () => {
    expect(categoryRedirect(active('c'), [gone('b')])).toBeUndefined()
    expect(categoryRedirect({ CATE_ID: 'c', DEL_YN: '' }, [active('b')])).toBe('/zin/category/b')
  })
})

test('S-CATE-2: an unreadable category redirects to the parent if known, else home', () => {
  expect(unreadableCategory('floor')).toBe('/zin/category/floor')
  expect(unreadableCategory(undefined)).toBe('/')
  expect(unreadableCategory('')).toBe('/')
})

const node = (CATE_ID: string, DEPTH: number, SUPER_CATE_ID: string, CATE_NAME = CATE_ID) => ({ CATE_ID, CATE_NAME, DEPTH, SUPER_CATE_ID })
const ALL = [
  node('floor', 1, '', '바닥재'),
  node('wood', 2, 'floor', '원목결 마루'),
  node('plank', 3, 'wood', '일자 마루'),
  node('wide', 3, 'wood', '광폭 마루'),
  node('sheet', 2, 'floor', '포근 시트'),
  node('thin', 3, 'sheet', '4.5T'),
  node('window', 1, '', '창호'),
  node('double', 2, 'window', '온결 이중창'),
]
const ids = (list: { CATE_ID: string }[]) => list.map(({ CATE_ID }) => CATE_ID)

describe('Q-056: an address chooses in the tree', () => {
  test('mcate chooses the depth-3 tab by id', () => {
    const choice = categoryChoice(ALL, 'floor', { mcate: 'wide' })!
    expect(ids([choice.first, choice.second!, choice.third!])).toEqual(['floor', 'wood', 'wide'])
    expect(ids(choice.seconds)).toEqual(['wood', 'sheet'])
    expect(ids(choice.thirds)).toEqual(['plank', 'wide'])
    expect(choice.chosen.CATE_ID).toBe('wide')
    expect(categoryChoice(ALL, 'wood', { mcate: 'plank' })!.chosen.CATE_ID).toBe('plank')
    expect(categoryChoice(ALL, 'floor', { mcate: 'sheet' })!.chosen.CATE_ID).toBe('sheet')
  })
  test('tab chooses it by name, decomposed or not', () => {
    expect(categoryChoice(ALL, 'floor', { tab: '광폭 마루' })!.chosen.CATE_ID).toBe('wide')
    expect(categoryChoice(ALL, 'floor', { tab: '광폭 마루'.normalize('NFD') })!.chosen.CATE_ID).toBe('wide')
  })
  test('what is not under the category is not chosen', () => {
    for (const query of [{ mcate: 'double' }, { mcate: 'nope' }, { tab: '온결 이중창' }, { tab: '' }, { mcate: 'wood'.repeat(500) }])
      expect(categoryChoice(ALL, 'floor', query)!.chosen.CATE_ID).toBe('floor')
    expect(categoryChoice(ALL, 'nope')).toBeUndefined()
  })
  test('a parent that is its own grandchild is walked once', () => {
    expect(categoryChoice([node('a', 1, 'b'), node('b', 2, 'a')], 'a')).toBeDefined()
  })
})

test('a depth-3 link adds mcate (content 2); windows are listed on their own page', () => {
  expect(ALL.map(categoryHref)).toEqual([
    '/zin/category/floor',
    '/zin/category/wood',
    '/zin/category/wood?mcate=plank',
    '/zin/category/wood?mcate=wide',
    '/zin/category/sheet',
    '/zin/category/sheet?mcate=thin',
    '/zin/product/window',
    '/zin/category/double',
  ])
})
