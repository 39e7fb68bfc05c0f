// Cases of staff and tours of members stand in one table: each keeps to its own numbers, by which a page knows how to show it.
import { beforeAll, describe, expect, test } from 'vitest'
import { FIRST_TOUR } from '@/schemas/rules/content/home-tour/tour-document'
import { interiorCases } from '@/services/db/tables/content'
import { adoptRecords } from '@/services/records/adopt-records'
import { shipCodes } from '@/tests/support/ship-codes'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { app, day, get, one, openCases } from '../domain/open-cases-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openCases(kind)
  beforeAll(() => shipCodes(app.open.db))
  const staff = (path: string, body: object) => app.post(`/adm/record/${path}`, body, { as: PEOPLE.admin })

  test('a new case of staff is numbered after the cases, not after the tours', async () => {
    await app.open.db.update(interiorCases).set({ size: 'HS04', houseType: 'HT01', familyType: 'FA01', budget: 'BU01', constTime: 'CT01' })
    await app.open.db.transaction((tx) => adoptRecords(tx, 'site', day(0)))
    await app.open.db.insert(interiorCases).values(one(FIRST_TOUR + 4, { type: 'myhome', postedAt: day(-1) }))
    const { values } = (await app.get('/adm/record/open?type=cases&id=1', { as: PEOPLE.admin })).data.item as unknown as { values: object }
    const story = [{ title: '', text: '벽을 하나 덜어 거실을 넓혔습니다.', picture: { src: '', alt: '' } }]

    const created = await staff('create', { type: 'cases', values: { ...values, title: '볕이 드는 집', story } })
    const id = String(created.data.item['id'])
    expect(Number(id)).toBeLessThan(FIRST_TOUR)
    const published = await staff('act', { type: 'cases', act: 'publish', ids: [id] })
    expect(published.data.item).toMatchObject({ done: 1, refused: [] })
    expect((await get(`svcReadItem?seq=${id}`)).data.item).toMatchObject({
      TITLE: '볕이 드는 집',
      blocks: [{ text: '벽을 하나 덜어 거실을 넓혔습니다.' }],
    })
  })
})
