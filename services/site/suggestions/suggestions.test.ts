// Suggestions over what is shipped: what is typed key by key always finds the name that it becomes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import type { Answer } from '@/schemas/api/base/contract'
import type { suggest } from '@/schemas/api/site/suggestions'
import { searchDocs } from '@/services/db/tables/finding'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'
import { typedStates } from './typed-states-for-tests'

let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
  while ((await search('마루')).item['isWaiting']) continue
})
afterAll(() => app.drop())

const search = async (word: string) =>
  (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(word)}`)).data
let asked = 0
/** Another visitor each time, so that none types faster than a hand. */
const ask = (typed: string) =>
  runInRequestContext(
    newRequestContext({ requestId: 'suggest-test', ip: `203.0.${Math.floor(asked / 250) % 250}.${asked++ % 250}` }),
    async () => {
      const { data } = await app.get(`/svc/search/suggest?typed=${encodeURIComponent(typed)}`)
      return data.item as Answer<typeof suggest>['item']
    },
  )

test.skipIf(!process.env['SHOW'])('show', async () => {
  for (const one of [
    'ㅂ',
    '바',
    '바다',
    '바닥',
    '헤리',
    'ㅂㄷㅈ',
    '해링본',
    'qkekr',
    '강남',
    '환불',
    '원목결 마',
    '창문',
    '3연동',
    '비행기표',
    '오크 헤링',
    '돍',
  ])
    console.log(one, JSON.stringify(await ask(one), null, 1).replace(/\n\s*/g, ' '))
})

test('a hundred names, typed key by key, never have an empty list', async () => {
  const rows = await app.open.db
    .select({ kind: searchDocs.kind, names: searchDocs.names })
    .from(searchDocs)
    .orderBy(searchDocs.kind, searchDocs.id)
  const step = Math.floor(rows.length / 100)
  const names = rows
    .filter((_, at) => at % step === 0)
    .slice(0, 100)
    .map(({ names: lines }) => lines.split('\n')[0]!)
  expect(names).toHaveLength(100)
  const empty: string[] = []
  for (const name of names)
    for (const typed of typedStates(name)) {
      const { meant, words, categories, sold, others } = await ask(typed)
      if (meant.text === '' && words.length + categories.length + sold.length + others.length === 0) empty.push(`${name}: ${typed}`)
    }
  expect(empty).toEqual([])
}, 240_000)
