// A case that staff withdraw stays in its table, because its replies name it; no visitor meets it until it is published again.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { interiorCases } from '@/services/db/tables/content'
import { adoptRecords } from '@/services/records/adopt-records'
import { shipCodes } from '@/tests/support/ship-codes'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { app, day, get, openCases, post, seqs } from '../domain/open-cases-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openCases(kind)
  beforeAll(() => shipCodes(app.open.db))
  const act = async (name: string) => {
    const { data } = await app.post('/adm/record/act', { type: 'cases', act: name, ids: ['1'] }, { as: PEOPLE.admin })
    expect(data.item).toMatchObject({ done: 1, refused: [] })
  }
  const stored = async () => (await app.open.db.select().from(interiorCases).where(eq(interiorCases.seq, 1)))[0]

  test('withdrawn it is nowhere, its replies neither; published again all of it is back', async () => {
    await app.open.db.update(interiorCases).set({ size: 'HS04', houseType: 'HT01', familyType: 'FA01', budget: 'BU01', constTime: 'CT01' })
    await app.open.db.transaction((tx) => adoptRecords(tx, 'site', day(0)))
    expect((await post('interiorSvcApi/saveReply', { seq: 1, contents: '좋은 집이네요.' })).status).toBe(200)
    const before = await stored()

    await act('withdraw')
    expect(await stored()).toEqual({ ...before, publishedYn: 'N' })
    expect((await get('svcReadItem?seq=1')).status).toBe(404)
    for (const list of ['svcList?size=100', 'weeklyBestList', 'recommendedList', 'similarInteriorList?seq=2', 'recommendStyleList?seq=2'])
      expect([list, await seqs(list)]).not.toEqual([list, expect.arrayContaining([1])])
    for (const list of ['similarInteriorList?seq=1', 'recommendStyleList?seq=1', 'relatedContentList?seq=1', 'replyList?seq=1'])
      expect([list, (await get(list)).data.items]).toEqual([list, []])
    expect((await post('interiorSvcApi/saveReply', { seq: 1, contents: '아직 보이나요?' })).status).toBe(404)

    await act('publish')
    expect(await stored()).toEqual(before)
    expect(await seqs('svcList?size=100')).toContain(1)
    expect((await get('replyList?seq=1')).data.items).toMatchObject([{ CONTENTS: '좋은 집이네요.' }])
  })

  test('its kind is a part of its address, and cannot change', async () => {
    const { data } = await app.get('/adm/record/open?type=cases&id=1', { as: PEOPLE.admin })
    const { version, values } = data.item as unknown as { version: number; values: object }
    const save = { type: 'cases', id: '1', version, values: { ...values, type: 'house' } }
    const saved = await app.post('/adm/record/save', save, { as: PEOPLE.admin })
    expect(saved.data.item['problems']).toMatchObject([{ pointer: '/type', keyword: 'fixed' }])
  })
})
