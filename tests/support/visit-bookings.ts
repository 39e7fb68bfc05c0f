// A store that receives two visitors at eleven and at twelve, and the calls of those who book there.
import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { alarms } from '@/services/db/tables/alarms'
import { staffSessions } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { shops } from '@/services/db/tables/places'
import { shopVisits, visitHours, visitMessages, visitSlots } from '@/services/db/tables/visits'
import { addMembers } from './parent-rows'
import { PEOPLE, type TestApp } from './test-app'

/** A Monday, 10:00 in Seoul. */
export const NOW = new Date('2026-06-01T01:00:00Z')
export const TUESDAY = '2026-06-02T02:00:00.000Z'
export const LATER = '2026-06-02T03:00:00.000Z'
export const FRIDAY = '2026-06-05T02:00:00.000Z'
export const GUEST = { identified: { memberName: '송다온', mobileNo: '01020001011' } } satisfies Session
export const OTHER = { identified: { memberName: '박도윤', mobileNo: '01020001002' } } satisfies Session
export const MEMBER = { ...PEOPLE.member, identified: { memberName: '홍길동', mobileNo: '01020001001' } } satisfies Session
export const SPAN = { days: '매일', from: '11:00', until: '13:00', minutes: 60, capacity: 2 }
export const person = (at: number): Session => ({ identified: { memberName: `사람${at}`, mobileNo: `0102000${String(2_000 + at)}` } })
export const hoursAfter = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000)

const HOURS = { siteId: 'site', hoursId: 'h', name: '논현', shopId: 'open', weeksAhead: 2, closeHours: 2, holidaysYn: 'Y' as const }
const FORM = { place: 'shop:open', startsAt: TUESDAY, name: '홍길동', phoneNo: '010-2000-1001', people: 2, agreed: true }

export async function addVisitShops({ open: { db } }: TestApp): Promise<void> {
  await addMembers(db, PEOPLE.member.user.memberNo)
  const shop = { siteId: 'site', type: 'showroom' as const, typeName: '전시장', region: '서울', lat: 37, lng: 127 }
  await db.insert(shops).values([
    { ...shop, shopId: 'open', shopName: '논현 전시장', address: '서울 강남구', phoneNumber: '02-0000-0001', orderNo: 1 },
    { ...shop, shopId: 'closed', shopName: '닫은 곳', address: '서울', phoneNumber: '02-0000-0002', orderNo: 2, publishedYn: 'N' },
  ])
}

/** Nobody has booked. */
export async function resetVisits({ open: { db } }: TestApp): Promise<void> {
  for (const table of [shopVisits, visitSlots, visitHours, alarms, throttles]) await db.delete(table)
  await db.insert(visitHours).values({ ...HOURS, spans: [SPAN], closedDates: [] })
}

export function visitBookings(appOf: () => TestApp) {
  const book = (change: object = {}, as: Session = GUEST, now = NOW, key?: string) =>
    appOf().post('/svc/visitSvcApi/book', { ...FORM, ...change }, { as, now, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
  const signIn = (now: Date) =>
    appOf()
      .open.db.update(staffSessions)
      .set({ expiresAt: new Date(now.getTime() + 3_600_000) })
  return {
    book,
    async booked(change: object = {}, as: Session = GUEST) {
      const { status, data } = await book(change, as)
      expect(status, data.resultMessage).toBe(200)
      return data.item as { key: string; visitSeq: number }
    },
    act: (what: string, body: object, now = NOW) => appOf().post(`/svc/visitSvcApi/${what}`, body, { now }),
    slots: () => appOf().open.db.select().from(visitSlots).orderBy(asc(visitSlots.startsAt)),
    rows: () => appOf().open.db.select().from(shopVisits).orderBy(asc(shopVisits.visitSeq)),
    async news() {
      const messages = await appOf().open.db.select().from(visitMessages).orderBy(asc(visitMessages.messageSeq))
      return messages.map((one) => `${one.news} ${one.channel}`)
    },
    async desk(what: string, body: object, now = NOW) {
      await signIn(now)
      return appOf().post(`/adm/visit/${what}`, body, { as: PEOPLE.admin, now })
    },
    async move(body: object, now = NOW) {
      await signIn(now)
      const given = { tellYn: 'Y', reason: '전화로 정했습니다', ...body }
      return appOf().post('/adm/visit/move', given, { as: PEOPLE.admin, now })
    },
    async days(query: string, now = NOW, as: Session = PEOPLE.admin) {
      await signIn(now)
      return (await appOf().get(`/adm/visit/days?${query}`, { as, now })).data
    },
    async browse(query: string, now = NOW) {
      await signIn(now)
      return (await appOf().get(`/adm/visit/browse?${query}`, { as: PEOPLE.admin, now })).data
    },
  }
}
