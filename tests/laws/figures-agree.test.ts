// Laws of the figures that shipped pages and records name: two pages never say two numbers of one thing, and what can be counted is counted.
import { expect, test } from 'vitest'
import { jsonFiles, readJson } from '../support/fixtures'

const seed = <T>(name: string) => readJson(`pages-fixtures/seed/${name}.json`) as T[]
const told = [...jsonFiles('pages-fixtures/seed'), ...jsonFiles('pages-fixtures/site')].map((file) => ({
  file,
  words: JSON.stringify(readJson(file)).replaceAll(/<[^>]+>/g, ' '),
}))
const numbersIn = (pattern: RegExp) =>
  told.flatMap(({ file, words }) => [...words.matchAll(pattern)].map(([, number]) => ({ file, number: Number(number) })))

const shops = seed<{ type: string; parking: string }>('shops')
const products = seed<{ cateId1: string }>('products')
const countOf = (kinds: readonly string[]) => shops.filter(({ type }) => kinds.includes(type)).length

test.each([
  ['라움결 스퀘어 …곳', /라움결 스퀘어\s+(\d+)곳/g, countOf(['showroom'])],
  ['시공점 …곳', /(?:시·도|시·도의 시공점) (\d+)곳/g, countOf(['dealer', 'mart'])],
  ['바닥재 …종', /(?:바닥재|마루) (\d+)종/g, products.filter(({ cateId1 }) => cateId1 === 'floor').length],
  ['많이 찾는 답 …가지', /(?:답 |")(\d+)가지(?:를| 모두)/g, seed('faqs').length],
])('%s is what there is', (_, pattern, count) => {
  const named = numbersIn(pattern)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ number }) => number !== count)).toEqual([])
})

test('who asks for a consultation is called within the same days everywhere', () => {
  // A complaint is another thing than a consultation.
  const days = numbersIn(/영업일 기준 (\d)일 안에(?: 담당자가| 담당 매장에서)? ?(?:연락|전화)/g).filter(
    ({ file }) => !file.endsWith('etc-resolution.json'),
  )
  expect(days.length).toBeGreaterThan(2)
  expect(days.filter(({ number }) => number !== 2)).toEqual([])
})

test('every showroom has two hours of parking, as the answers say, and glass is warranted for five years', () => {
  expect(shops.filter(({ type, parking }) => type === 'showroom' && !parking.includes('2시간 무료'))).toEqual([])
  const years = numbersIn(/(?:복층·삼중 유리|유리)\s+(\d+)년/g)
  expect(years.length).toBeGreaterThan(1)
  expect(years.filter(({ number }) => number !== 5)).toEqual([])
})
