// How the page of results says what a question was read as, over what is shipped.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '@/schemas/api/base/contract'
import type { searchAll } from '@/schemas/api/site/search'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
  while ((await read('마루')).isWaiting) continue
})
afterAll(() => app.drop())

const read = async (typed: string, more = '') =>
  (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(typed)}${more}`)).data.item as Answer<
    typeof searchAll
  >['item']
const total = ({ counts }: Answer<typeof searchAll>['item']) => counts.reduce((sum, { count }) => sum + count, 0)

test('a shop stands among the nearest and leads to its page, also with a typing error', async () => {
  for (const typed of ['라움결 스퀘어 논현', '라움결 스퀘어 논헌']) {
    const { nearest } = await read(typed)
    expect(nearest.map(({ title, link }) => [title, link])).toContainEqual([
      '라움결 스퀘어 논현',
      expect.stringMatching(/^\/zin\/exhibition\/detail\//),
    ])
  }
})

test('where no tab is chosen, the one of the best result is shown; a chosen one stays', async () => {
  expect(await read('환불', '&isBest=true')).toMatchObject({ tab: 'cs', nearest: [{ tab: 'cs' }, {}] })
  expect(await read('환불', '&currentTab=community')).toMatchObject({ tab: 'community' })
})

test('what is sold is found with what it costs now: of what is left, in the words of its card', async () => {
  const { items } = (
    await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent('헤링본 오크')}&currentTab=product`)
  ).data as unknown as { items: { title: string; isSold: boolean; price: unknown }[] }
  const of = (title: string) => items.find((one) => one.title === title)
  // The box at 109,000 won is sold out: 121,000 for 1.98㎡.
  expect(of('원목결 마루 헤링본 오크')).toMatchObject({ isSold: true, price: { amount: 61_110, isFrom: true, unit: '㎡' } })
  const cases = (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent('헤링본')}`)).data.items
  expect((cases as unknown as { isSold: boolean; price: unknown }[])[0]).toMatchObject({ isSold: false, price: null })
})

test.each([
  ['해링본', 'near', '헤링본'],
  ['qkekr', 'keyboard', '바닥'],
  ['바다', 'typing', '바닥재'],
])('%s is read as a word and has its results, as many as it', async (typed, step, word) => {
  const reading = await read(typed)
  expect(reading).toMatchObject({ step, readAs: word })
  expect(total(reading)).toBe(total(await read(word)))
})

test('a size that is read as one is said, and is a mere word in quotes', async () => {
  expect((await read('34평')).size).toBe('83~85㎡, 107~118㎡')
  expect(await read('"34평"')).toMatchObject({ size: '' })
  expect((await read('헤링본')).size).toBe('')
})

test('what is nowhere in the very letters leads on to what is meant', async () => {
  const reading = await read('"해링본"')
  expect([total(reading), reading.offers]).toEqual([0, ['헤링본']])
})

test('the words of a keyword stand apart again, those of a name do not', async () => {
  expect((await read('화이트이중창')).spaced).toBe('화이트 이중창')
  expect((await read('화이트 이중창')).spaced).toBe('화이트 이중창')
  expect((await read('바닥재')).spaced).toBe('바닥재')
})
