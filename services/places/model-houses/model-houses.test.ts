import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelHouses } from '@/services/db/tables/places'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const NOW = new Date('2026-11-23T03:00:00Z')
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const house = { siteId: 'site', region: '경기', address: '경기도' }
    await app.open.db.insert(modelHouses).values([
      { ...house, seq: 1, complexName: '끝난 곳', openFrom: at(-9), openUntil: at(-1) },
      { ...house, seq: 2, complexName: '곧 여는 곳', openFrom: at(1), openUntil: at(2) },
      { ...house, seq: 3, complexName: '오래 여는 곳', openFrom: at(-1), openUntil: at(30) },
      { ...house, seq: 4, complexName: '곧 닫는 곳', region: '서울', openFrom: at(-5), openUntil: at(3) },
    ])
  })
  afterAll(() => app.drop())

  test.each([
    ['', [4, 3, 2], 3],
    ['region=경기', [3, 2], 2],
    ['region=경기&page=2&size=1', [2], 2],
    ['region=달', [], 0],
  ])('Q-064: open ones first, past ones not at all: %s', async (query, seqs, total) => {
    const { data } = await app.get(`/svc/modelHouseSvcApi/svcList?${query}`, { now: NOW })
    expect(data.items.map((one) => one['seq'])).toEqual(seqs)
    expect(data['totalCount']).toBe(total)
    expect(data.item).toEqual({
      regions: [
        { code: '경기', name: '경기', cnt: 2 },
        { code: '서울', name: '서울', cnt: 1 },
      ],
    })
  })
})
