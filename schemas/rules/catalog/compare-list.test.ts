import { describe, expect, it } from 'vitest'
import {
  addProduct,
  comparedIds,
  comparedPath,
  chooseCategory,
  COMPARE_FULL,
  NOTHING_COMPARED,
  readCompareList,
  removeProduct,
  wouldStartAnew,
  type CompareList,
} from './compare-list'

const floor = { category: 'floor', categoryName: '바닥재' }
const window = { category: 'window', categoryName: '창호' }
const wallpaper = { category: 'wallpaper', categoryName: '벽지' }
const product = (id: string) => ({ id, name: `제품 ${id}`, image: `/media/swatches/${id}.webp` })
const filled = (count: number): CompareList => ({ ...floor, products: Array.from({ length: count }, (_, i) => product(`f${i + 1}`)) })
const idsOf = (list: CompareList) => list.products.map(({ id }) => id)

describe('the compare list', () => {
  it('V-CMP-1, C-CMP8: takes the 8th product and refuses the 9th', () => {
    const eighth = addProduct(filled(7), floor, product('f8'))
    expect([eighth.list.products.length, eighth.isFull]).toEqual([8, false])
    const ninth = addProduct(eighth.list, floor, product('f9'))
    expect([ninth.list.products.length, ninth.isFull]).toEqual([8, true])
    expect(idsOf(ninth.list)).not.toContain('f9')
    expect(COMPARE_FULL).toBe('비교함에는 최대 8개까지 담을 수 있습니다.')
  })

  it('takes a product once, also when it is full', () => {
    expect(addProduct(filled(3), floor, product('f2'))).toEqual({ list: filled(3), isFull: false })
    expect(addProduct(filled(8), floor, product('f2')).isFull).toBe(false)
  })

  it('S-CMP-1: a product of another category clears the list, switches its category and is added', () => {
    expect(wouldStartAnew(filled(3), window)).toBe(true)
    const { list } = addProduct(filled(3), window, product('w1'))
    expect([list.category, idsOf(list)]).toEqual(['window', ['w1']])
    expect(addProduct(filled(8), window, product('w1')).isFull).toBe(false)
  })

  it('asks no question where there is nothing to lose', () => {
    expect(wouldStartAnew(NOTHING_COMPARED, window)).toBe(false)
    expect(wouldStartAnew(chooseCategory(floor), window)).toBe(false)
    expect(wouldStartAnew(filled(3), floor)).toBe(false)
  })

  it('S-CMP-2: choosing a category empties the list', () => {
    expect(chooseCategory(wallpaper)).toEqual({ ...wallpaper, products: [] })
  })

  it('S-CMP-3: removal works only when the category matches', () => {
    const list: CompareList = { ...floor, products: [product('a')] }
    expect(removeProduct(list, 'window', 'a')).toBe(list)
    expect(idsOf(removeProduct(list, 'floor', 'a'))).toEqual([])
    expect(removeProduct(list, 'floor', 'b')).toBe(list)
  })

  it('S-CMP-4: is read as it was stored', () => {
    expect(readCompareList(JSON.parse(JSON.stringify(filled(2))))).toEqual(filled(2))
  })

  it.each([
    null,
    'text',
    {},
    { category: 'floor', products: [] },
    { ...floor, products: 'no list' },
    { category: 7, categoryName: '바닥재', products: [] },
  ])('is empty where %j was kept', (kept) => expect(readCompareList(kept)).toEqual(NOTHING_COMPARED))

  it('drops entries that are no products, repetitions, and what is beyond eight', () => {
    const kept = { ...floor, products: [null, { id: '' }, { id: 'a', name: 3 }, product('f1'), product('f1'), ...filled(12).products] }
    expect(idsOf(readCompareList(kept))).toEqual(idsOf(filled(8)))
  })
})

it('has an address that can be sent, from which the same products are read', () => {
  const ids = ['floor-oak', '한글 하나']
  expect(comparedPath(ids)).toBe('/zin/compare?ids=floor-oak,%ED%95%9C%EA%B8%80%20%ED%95%98%EB%82%98')
  expect(comparedIds(decodeURIComponent(comparedPath(ids).split('=')[1]!))).toEqual(ids)
  expect(comparedIds(' a,,b,a ')).toEqual(['a', 'b'])
  expect([comparedIds(undefined), comparedIds('x'.repeat(101))]).toEqual([[], []])
})
