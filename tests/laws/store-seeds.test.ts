// Laws of what the store ships with: an inspector finds every kind of goods, no list shows a picture twice, and stock is the sum of its entries.
import { expect, test } from 'vitest'
import { FEW_LEFT } from '@/schemas/api/store/goods'
import { DELIVERIES } from '@/schemas/rules/store/delivery-kinds'
import { pictureName } from '@/schemas/rules/base/different-first'
import { returnCostWords } from '@/schemas/rules/store/return-cost-words'
import { KNOWN_DAYS } from '@/schemas/rules/store/return-limits'
import { FIRST_ORDER_TERMS } from '@/schemas/rules/store/store-terms'
import { readJson } from '../support/fixtures'

interface Goods {
  goodsId: string
  kind: 'goods' | 'remodeling'
  categoryId: string
  image: string
  images: { src: string }[]
  memberPrice: number | null
  timeSalePrice: number | null
  delivery: string
  customYn: 'Y' | 'N'
  options: { values: string[] }[]
  reviewCnt?: number
  scoreSum?: number
}
interface Variant {
  variantId: string
  goodsId: string
  given: number
}
const seed = <T>(name: string) => readJson(`pages-fixtures/seed/${name}.json`) as T[]
const all = seed<Goods>('goods')
const goods = all.filter(({ kind }) => kind === 'goods')
const variants = seed<Variant>('goods-variants')
const entries = seed<{ variantId: string; pieces: number }>('stock-entries')
const exhibits = seed<{ kind: string }>('exhibits')
const categories = seed<{ categoryId: string; superiorId: string | null; depth: number }>('store-categories')

test('no list of the store shows a picture twice, nor does a gallery', () => {
  const first = all.map(({ image }) => pictureName(image))
  expect(first.filter((one, at) => first.indexOf(one) !== at)).toEqual([])
  for (const { goodsId, image, images } of all) {
    const names = [image, ...images.map(({ src }) => src)].map(pictureName)
    expect([goodsId, new Set(names).size]).toEqual([goodsId, names.length])
  }
})

test('what was given to a variant is the sum of its entries', () => {
  const sums = new Map<string, number>()
  for (const { variantId, pieces } of entries) sums.set(variantId, (sums.get(variantId) ?? 0) + pieces)
  expect(variants.filter(({ variantId, given }) => given !== (sums.get(variantId) ?? 0))).toEqual([])
})

test('there are goods of every kind: dependent options, few left, sold out, time sales, member prices, every delivery, made to order', () => {
  expect(goods.length).toBeGreaterThanOrEqual(80)
  expect(all.length - goods.length).toBeGreaterThanOrEqual(8)
  const of = Map.groupBy(variants, ({ goodsId }) => goodsId)
  const combinations = ({ options }: Goods): number => options.reduce((product, { values }) => product * values.length, 1)
  const isDependent = (one: Goods): boolean => (of.get(one.goodsId)?.length ?? 0) < combinations(one)
  expect(goods.filter(isDependent).length).toBeGreaterThan(20)
  expect(goods.filter(({ goodsId }) => of.get(goodsId)!.every(({ given }) => given === 0)).length).toBeGreaterThan(1)
  expect(variants.filter(({ given }) => given > 0 && given < FEW_LEFT).length).toBeGreaterThan(10)
  expect(goods.filter(({ timeSalePrice }) => timeSalePrice !== null).length).toBeGreaterThan(5)
  expect(goods.filter(({ memberPrice }) => memberPrice !== null).length).toBeGreaterThan(10)
  expect(goods.filter(({ customYn }) => customYn === 'Y').length).toBeGreaterThan(5)
  expect([...new Set(goods.map(({ delivery }) => delivery))].sort()).toEqual(['freight', 'install', 'parcel'])
})

test('C-TREE: the tree has four levels, and every lowest category has something in it', () => {
  expect(Math.max(...categories.map(({ depth }) => depth))).toBe(4)
  const filled = new Set([...all.map(({ categoryId }) => categoryId), ...categories.map(({ superiorId }) => superiorId)])
  expect(categories.filter(({ categoryId }) => !filled.has(categoryId)).map(({ categoryId }) => categoryId)).toEqual([])
})

test('three promotions, and relays that follow one another', () => {
  expect(exhibits.filter(({ kind }) => kind === 'promotion').length).toBeGreaterThanOrEqual(3)
  expect(exhibits.filter(({ kind }) => kind === 'relay').length).toBeGreaterThanOrEqual(3)
})

test('goods count the reviews that are shipped with them, and no page of goods shows a photograph of them twice', () => {
  const reviews = seed<{ goodsId: string; stars: number; photos: string[] }>('goods-reviews')
  expect(reviews.length).toBeGreaterThanOrEqual(55)
  const of = Map.groupBy(reviews, ({ goodsId }) => goodsId)
  for (const { goodsId, image, images, reviewCnt = 0, scoreSum = 0 } of all) {
    const own = of.get(goodsId) ?? []
    expect([goodsId, reviewCnt, scoreSum]).toEqual([goodsId, own.length, own.reduce((sum, { stars }) => sum + stars, 0)])
    const names = [image, ...images.map(({ src }) => src), ...own.flatMap(({ photos }) => photos)].map(pictureName)
    expect([goodsId, new Set(names).size]).toEqual([goodsId, names.length])
  }
})

test('the answer on returns names the costs and the days that goods and form name', () => {
  const { answer } = seed<{ question: string; answer: string }>('faqs').find(
    ({ question }) => question === '교환과 반품의 기준을 알려 주세요.',
  )!
  expect(answer).toContain(returnCostWords(FIRST_ORDER_TERMS.collecting, DELIVERIES))
  expect(answer).toContain(`받은 날부터 ${FIRST_ORDER_TERMS.mindDays}일 안에`)
  expect(answer).toContain(`안 날부터 ${KNOWN_DAYS}일 안에`)
})
