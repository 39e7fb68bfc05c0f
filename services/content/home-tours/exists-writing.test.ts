// S-TEMP-1 with several drafts, and why a photograph of one is refused.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTours } from '@/services/db/tables/content'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const NOW = new Date('2026-06-15T03:00:00Z')
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8' } }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
  await addMembers(app.open.db, '7', '8')
}, 60_000)
afterAll(() => app.drop())

const get = (path: string) =>
  app.get(`/svc/interiorSvcApi/${path}`, { as: PEOPLE.member, now: NOW, headers: { 'sec-fetch-site': 'same-origin' } })
async function save(title: string, more: object = {}, as: object = PEOPLE.member): Promise<number> {
  const sent = { title, blocks: JSON.stringify(newTour().blocks), filter: '', tempYn: 'Y', ...more }
  const { status, data } = await app.post('/svc/interiorSvcApi/saveMyHome', sent, { as, now: NOW })
  expect(status).toBe(200)
  return data.item['seq'] as number
}

test('several drafts of a member are told of, the newest first; a new one leaves the earlier where it is', async () => {
  const first = await save('첫 집', { saveKey: 'key-of-the-first' })
  const second = await save(' 둘째 집 ')
  await save('남의 집', {}, OTHER)
  const published = await save('게시한 집')
  await app.open.db.update(homeTours).set({ state: 'published' }).where(eq(homeTours.seq, published))
  await app.open.db
    .update(homeTours)
    .set({ updatedAt: new Date('2026-06-14T00:00:00Z') })
    .where(eq(homeTours.seq, first))
  const told = (await get('isExistWriting')).data
  expect(told.item).toMatchObject({ existYn: 'Y', seq: second, title: '둘째 집' })
  expect(told.items).toEqual([
    { seq: second, title: '둘째 집', photos: 0, updatedAt: NOW.toISOString(), saveKey: '' },
    { seq: first, title: '첫 집', photos: 0, updatedAt: '2026-06-14T00:00:00.000Z', saveKey: 'key-of-the-first' },
  ])
  expect((await get(`removeTempWriting?seq=${second}`)).status).toBe(200)
  expect((await get('isExistWriting')).data.items.map(({ seq }) => seq)).toEqual([first])
  expect((await get(`readMyHome?seq=${published}`)).status).toBe(200)
})

test('a strip keeps its width, and one that could not be read any more is refused with its own reason', async () => {
  const send = async (height: number) => {
    const bytes = await sharp({ create: { width: 860, height, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.append('file[0].file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
    return app.post('/svc/interiorSvcApi/saveMyHomePhoto', form, { as: PEOPLE.member, now: NOW })
  }
  expect((await send(12_000)).data.item).toMatchObject({ width: 860, height: 12_000 })
  const { status, data } = await send(20_000)
  expect([status, data.resultMessage]).toEqual([400, expect.stringContaining('위아래로 나누어 여러 장으로 올려 주세요.')])
}, 60_000)
