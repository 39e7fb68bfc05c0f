// What people type, looked for in what is shipped: they find a product, under whichever word they know it.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedContent } from '@/services/areas'
import { seedContent } from '@/services/db/seeds/seed-content'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const FILES = ['product-categories', 'products', 'search-synonyms', 'search-tags', 'faqs', 'interior-cases', 'shops']

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const files = await Promise.all(
      FILES.map(async (name) => ({ path: `${name}.json`, text: await readFile(`pages-fixtures/seed/${name}.json`, 'utf8') })),
    )
    await seedContent(app.open.db, 'site', files, new Date(), new Set(), { ...shippedContent.structure, ...shippedContent.demo })
  })
  afterAll(() => app.drop())
  const search = async (word: string, tab = 'product') =>
    (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(word)}&currentTab=${tab}&size=50`)).data
  const titles = async (word: string, tab?: string) => (await search(word, tab)).items.map(({ title }) => String(title))

  test.each([
    ['층간소음', '포근 시트 6T 라이트그레이'],
    ['층간 소음', '포근 시트 5T 크림우드'],
    ['장판', '포근 시트 5T 크림우드'],
    ['씽크대', '결 주방 오크'],
    ['싱크대', '결 주방 오크'],
    ['원목마루', '원목결 마루 오크 내추럴'],
    ['도배', '숨결 실크 회벽 화이트'],
    ['샷시', '온결 이중창 250 화이트'],
  ])('%s finds %s', async (word, product) => {
    expect(await titles(word)).toContain(product)
  })

  test('whoever asks about noise between floors, or a floor by its common name, finds the answer', async () => {
    for (const word of ['층간소음', '장판']) expect(await titles(word, 'cs')).toContain('원목마루와 시트 바닥재(장판)는 무엇이 다른가요?')
  })

  test('every word that is offered to begin with finds something', async () => {
    const tags = (await app.get('/svc/recTag/rRecTag')).data.items.map(({ tag }) => String(tag))
    expect(tags.length).toBeGreaterThan(5)
    const nothing = await Promise.all(
      tags.map(async (tag) => ((await search(tag)).item['counts'] as { count: number }[]).every(({ count }) => count === 0)),
    )
    expect(tags.filter((_, i) => nothing[i])).toEqual([])
    expect(await titles(tags[0]!)).toContain('원목결 마루 오크 내추럴')
  })
})
