// Every call of an area by shop, as a person who is bound to one shop: another shop's row is answered like one that does not exist, by the
// pipeline and whatever the handler does; a list, a count or a file of several holds none of it. A new call of such an area is tested the
// moment it is registered.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isWrite, methodOf, pathOf, type AnyContract } from '@/schemas/api/base/contract'
import type { Session } from '@/schemas/api/auth/session'
import { consoleArea } from '@/schemas/rules/base/console-areas'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { consultationFiles, consultationMessages, consultations } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { services } from '@/services/areas'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { openTestApp, type TestApp } from '../support/test-app'
import { ONE_DATABASE } from '../support/test-database'

const [OWN, OTHERS, MISSING] = [21, 22, 23]
/** Stands in every field of the other shop's rows that an answer could show. */
const MARK = '남의매장'
const OF_SHOP: Session = { staff: { id: 'of-shop', role: 'mng', sid: 'of-shop' } }
/** Input that every call of these areas accepts; each takes the fields that it knows. */
const INPUT: Record<string, unknown> = {
  reason: '법이 확인합니다',
  tellYn: 'Y',
  stage: 'survey',
  version: 1,
  shopId: 'own',
  staffId: '',
  kind: 'note',
  contents: '글',
  fileKey: 'file-22',
  personalYn: 'Y',
  part: 'before',
  file: new File(['no picture'], 'law.txt'),
  sequence: 0,
  state: 'came',
  askSeq: 1,
  outcome: 'agreed',
  answer: '답',
  startsAt: '2026-06-01T05:00:00.000Z',
}
/** What names a row of each area, what says that there is none, and what lists are asked for. */
const AREAS: Record<string, { row: string; gone: string; asked: Record<string, unknown>[] }> = {
  consultations: {
    row: 'counselSeq',
    gone: '상담을 찾을 수 없습니다',
    asked: [{}, { show: 'none' }, { shopId: 'other' }, { stage: 'discussion' }],
  },
  visits: {
    row: 'visitSeq',
    gone: '방문 예약을 찾을 수 없습니다',
    asked: [{}, { show: 'coming' }, { show: 'open' }, { place: 'shop:other' }, { place: 'house:3' }],
  },
}

const byShop = services
  .flatMap(({ operations }) => operations.map(({ contract }) => contract))
  .filter(({ right }) => typeof right?.of === 'string' && consoleArea(right.of)?.isByShop)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db.insert(roles).values({
      id: 'r',
      siteId: 'site',
      name: '매장',
      rights: Object.fromEntries(Object.keys(AREAS).map((id) => [id, { acts: ['see', 'write', 'publish'] as const }])),
    })
    await db
      .insert(staff)
      .values({ id: 'of-shop', loginId: 'of-shop', name: '점장', role: 'mng', roleId: 'r', shopId: 'own', passwordHash: '-' })
    await db
      .insert(staff)
      .values({ id: 'of-other', loginId: 'of-other', name: `${MARK} 점장`, role: 'mng', roleId: 'r', shopId: 'other', passwordHash: '-' })
    await db.insert(staffSessions).values({ id: 'of-shop', staffId: 'of-shop', expiresAt: new Date(Date.now() + 3_600_000) })
    const place = {
      siteId: 'site',
      type: 'showroom' as const,
      typeName: '전시장',
      region: '서울',
      address: '서울',
      lat: 37,
      lng: 127,
      orderNo: 1,
    }
    await db.insert(shops).values([
      { ...place, shopId: 'own', shopName: '우리 매장', phoneNumber: '02-0000-0001' },
      { ...place, shopId: 'other', shopName: `${MARK} 전시장`, phoneNumber: '02-0000-0002' },
    ])
    await uploadedFiles().write('consultation-law.jpg', Buffer.from('x'), 'image/jpeg')
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(consultations)
    await db.delete(shopVisits)
    await db.delete(visitSlots)
    const [startsAt, endsAt] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
    const slot = { siteId: 'site', startsAt, endsAt, closesAt: startsAt, capacity: 2, taken: 1 }
    await db.insert(visitSlots).values([
      { ...slot, slotSeq: OWN, shopId: 'own', placeName: '우리 매장' },
      { ...slot, slotSeq: OTHERS, shopId: 'other', placeName: MARK, address: MARK },
      { ...slot, slotSeq: 24, placeName: MARK },
    ])
    const visit = { siteId: 'site', personIndex: 'i', people: 2, bookedAt: startsAt, updatedAt: startsAt }
    const person = { name: '김하늘', phoneNo: '01020001001', email: '' }
    await db.insert(shopVisits).values([
      { ...visit, visitSeq: OWN, slotSeq: OWN, person },
      { ...visit, visitSeq: OTHERS, slotSeq: OTHERS, person: { ...person, name: MARK }, request: MARK },
      { ...visit, visitSeq: 24, slotSeq: 24, person: { ...person, name: MARK }, request: MARK },
    ])
    const request = {
      siteId: 'site',
      personIndex: 'i',
      type: 'interior' as const,
      categories: ['floor'],
      startDt: '2026-06-01',
      endDt: '2026-06-01',
    }
    const applicant = { name: '김하늘', phoneNo: '01020001001', address: '서울' }
    await db.insert(consultations).values([
      { ...request, counselSeq: OWN, shopId: 'own', applicant, contents: '우리 글' },
      { ...request, counselSeq: OTHERS, shopId: 'other', categories: [MARK], applicant: { ...applicant, name: MARK }, contents: MARK },
      // Nobody's yet: it belongs to no shop, so no shop sees it.
      { ...request, counselSeq: 24, categories: [MARK], applicant: { ...applicant, name: MARK }, contents: MARK },
    ])
    await db
      .insert(consultationMessages)
      .values({ siteId: 'site', counselSeq: OTHERS, writtenBy: 'note', contents: MARK, postedAt: new Date() })
    const file = { siteId: 'site', file: 'consultation-law.jpg', name: MARK, bytes: 1 }
    await db.insert(consultationFiles).values([{ ...file, fileKey: 'file-22', counselSeq: OTHERS }])
  })

  async function ask(contract: AnyContract, more: Record<string, unknown> = {}): Promise<{ status: number; text: string }> {
    const known = Object.keys((contract.input as { properties: object }).properties)
    const input = Object.fromEntries(
      Object.entries({ ...INPUT, ...more }).filter(([name, value]) => known.includes(name) && value !== undefined),
    )
    const own = { headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' } }
    const path = pathOf(contract)
    const isGet = methodOf(contract) === 'GET'
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const response = isGet
      ? await app.raw(`${path}?${query}`, own, { as: OF_SHOP })
      : await app.raw(path, requestOf(contract, input), { as: OF_SHOP, ...own })
    return { status: response.status, text: await response.text() }
  }

  test('there are such calls, and each names its row or is a list', () => {
    expect(byShop.length).toBeGreaterThan(8)
    for (const { id, input, right, errors } of byShop) {
      const names = Object.keys((input as { properties: object }).properties)
      const { row } = areaOf(right)
      expect(right!.row, id).toBe(names.includes(row) ? row : undefined)
      if (right!.row) expect(errors, id).toHaveProperty('missing')
    }
  })

  test.each(byShop.filter(({ right }) => right!.row).map((contract) => [contract.id, contract] as const))(
    '%s: another shop’s row is answered like one that is not there, and nothing of it changes',
    async (_, contract) => {
      const { row, gone } = areaOf(contract.right)
      const before = await rowsOf(OTHERS)
      const heard = await ask(contract, { [row]: OTHERS })
      const absent = await ask(contract, { [row]: MISSING })
      expect([heard.status, withoutId(heard.text)]).toEqual([404, withoutId(absent.text)])
      expect(heard.text).not.toContain(MARK)
      expect(await rowsOf(OTHERS)).toEqual(before)
      // The same input is no reason to refuse: the own row passes the pipeline.
      await app.open.db.update(consultationFiles).set({ counselSeq: OWN }).where(eq(consultationFiles.fileKey, 'file-22'))
      expect((await ask(contract, { [row]: OWN })).text).not.toContain(gone)
    },
  )

  test.each(byShop.filter(({ right }) => !right!.row).map((contract) => [contract.id, contract] as const))(
    '%s: holds nothing of another shop, whatever is asked for',
    async (_, contract) => {
      for (const more of areaOf(contract.right).asked) {
        const { status, text } = await ask(contract, { stage: undefined, shopId: undefined, state: undefined, ...more })
        expect([status, isWrite(contract)], text.slice(0, 300)).toEqual([200, isWrite(contract)])
        expect(text).not.toContain(MARK)
        expect(text).not.toMatch(/"(counsel|visit)Seq":(22|24)\b/)
      }
    },
  )

  test('the first screen counts the own shop’s requests and visits only', async () => {
    // Over a moment ago, and of today also in the first minutes of a day.
    const [startsAt, endsAt] = [startOfSeoulDay(seoulDay(new Date())), new Date(Date.now() - 1)]
    await app.open.db.update(visitSlots).set({ startsAt, endsAt })
    const home = await app.get('/adm/console/home', { as: OF_SHOP })
    const queues = home.data.item['queues'] as { id: string; count: number }[]
    expect(queues.filter(({ id }) => /^(consultations|visits)/.test(id))).toMatchObject([
      { id: 'consultations-new', count: 1, words: '매장에서 맡을 사람을 정할 상담' },
      { id: 'visits-today', count: 1 },
      { id: 'visits-open', count: 1 },
    ])
  })

  test('a request is given to the own shop only, and not to people of another', async () => {
    const assign = (body: object) => app.post('/adm/consultation/assign', { counselSeq: OWN, version: 1, ...body }, { as: OF_SHOP })
    expect((await assign({ shopId: 'other', staffId: '' })).status).toBe(403)
    expect((await assign({ shopId: '', staffId: '' })).status).toBe(403)
    expect((await assign({ shopId: 'own', staffId: 'of-other' })).status).toBe(409)
    expect((await assign({ shopId: 'own', staffId: 'of-shop' })).status).toBe(200)
  })

  const rowsOf = async (seq: number) => [
    await app.open.db.select().from(consultations).where(eq(consultations.counselSeq, seq)),
    await app.open.db.select().from(shopVisits).where(eq(shopVisits.visitSeq, seq)),
  ]
})

const areaOf = (right: AnyContract['right']) => AREAS[right!.of as string]!

const withoutId = (text: string): string => text.replace(/"requestId":"[^"]*"/, '')

function requestOf(contract: AnyContract, input: Record<string, unknown>): RequestInit & { duplex: 'half' } {
  if (contract.codec !== 'multipart')
    return { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' }, duplex: 'half' }
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.append(name, value instanceof File ? value : String(value))
  return { method: 'POST', body: form, duplex: 'half' }
}
