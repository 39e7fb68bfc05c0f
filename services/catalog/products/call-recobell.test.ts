import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productCategories, products } from '@/services/db/tables/catalog'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const product = (zinPrdId: string, cateId1: string, attributes: string[], viewCnt: number) => ({
  zinPrdId,
  siteId: 'site',
  zinPrdName: zinPrdId,
  zinPrdNo: zinPrdId,
  cateId: cateId1,
  cateId1,
  cateId2: null,
  filePath: '/media/swatches/floor-teak.webp',
  fileAlt: '',
  attributes,
  viewCnt,
  releasedAt: new Date(0),
})

describe.each(ONE_DATABASE)('K-RECO on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const category = (cateId: string) => ({ cateId, siteId: 'site', cateName: cateId, depth: 1, orderNo: 1 })
    await app.open.db.insert(productCategories).values([category('floor'), category('wall')])
    await app.open.db
      .insert(products)
      .values([
        product('oak', 'floor', ['tone:T1'], 5),
        product('teak', 'floor', ['tone:T2'], 90),
        product('ash', 'floor', ['tone:T1'], 10),
        product('silk', 'wall', ['tone:T1'], 1),
        product('plain', 'wall', [], 80),
        { ...product('other', 'floor', ['tone:T1'], 99), siteId: 'zin' },
      ])
  })
  afterAll(() => app.drop())

  const recommended = async (query: string) => {
    const { status, data } = await app.get(`/svc/recobellApi/callRecobell?${query}`)
    return status === 200 ? data.items.map(({ ZIN_PRD_ID }) => ZIN_PRD_ID) : status
  }

  test.each([
    ['type=a001&cuid=browser-1&itemId=oak', ['ash', 'silk', 'teak', 'plain']],
    ['type=p088&cuid=browser-1&itemId=oak', ['ash', 'teak']],
    ['type=p089&cuid=browser-1&itemId=oak', ['silk', 'plain']],
    ['type=p001', ['teak', 'plain', 'ash', 'oak', 'silk']],
    ['type=p001&itemId=nobody', ['teak', 'plain', 'ash', 'oak', 'silk']],
  ])('%s', async (query, ids) => expect(await recommended(query)).toEqual(ids))

  test.each(['', 'type=', 'type=everything', 'type=a001&cuid=%3Cscript%3E'])('invalid input is refused: %s', async (query) =>
    expect(await recommended(query)).toBe(400),
  )
})
