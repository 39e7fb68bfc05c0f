import type { RoleRights } from '@/schemas/rules/base/rights'
import { alarms } from '@/services/db/tables/alarms'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { consultationMessages, consultations } from '@/services/db/tables/consulting'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { homeTours, interiorCases, interiorReplies } from '@/services/db/tables/content'
import { eventEntries, eventReplies } from '@/services/db/tables/events'
import { memberConsents, terms } from '@/services/db/tables/members'
import { memberNotes } from '@/services/db/tables/notes'
import { orders } from '@/services/db/tables/orders'
import { goodsQuestions } from '@/services/db/tables/questions'
import { orderReturns } from '@/services/db/tables/returns'
import { goodsReviews } from '@/services/db/tables/reviews'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { runAsSystem } from '@/services/kit/run-as-system'
import { writeAudits } from '@/services/kit/write-audits'
import { givePoints } from '@/services/store/domain/benefits/give-points'
import { addCases, addEvents, addMembers } from '@/tests/support/parent-rows'
import { type TestApp } from '@/tests/support/test-app'

const siteId = 'site'
const memberNo = 'first'
const at = (day: number): Date => new Date(`2026-05-${String(day).padStart(2, '0')}T12:00:00+09:00`)
const person = { name: '문가온', phoneNo: '01020001008', email: '' }
const place = { ...person, zipCode: '04524', address: '서울 중구 세종대로 110', addressDetail: '', request: '' }

/** A member to whom one thing of each kind has happened, a day after the other, and two members of staff. */
export async function fillMemberPage({ open }: TestApp, rights: RoleRights): Promise<void> {
  const { db } = open
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(roles).values({ id: 'clerk', siteId, name: '상담', rights })
  for (const [id, name] of [
    ['clerk', '김점장'],
    ['second', '정가람'],
  ] as const) {
    await db.insert(staff).values({ id, loginId: id, name, role: 'mng', roleId: 'clerk', passwordHash: '-' })
    await db.insert(staffSessions).values({ id, staffId: id, expiresAt })
  }
  await addMembers(db, memberNo, 'else')
  await addEvents(db, 77)
  await addCases(db, 12)
  const order = {
    ...{
      siteId,
      personIndex: '-',
      buyer: person,
      delivery: place,
      state: 'delivered' as const,
      stock: 'sold' as const,
      method: 'CARD' as const,
    },
    ...{
      orderName: '허니 오크 견본 외 1',
      image: '/x.webp',
      goodsAmount: 28_400,
      deliveryFee: 0,
      installFee: 0,
      couponAmount: 0,
      pointAmount: 0,
    },
    ...{ amount: 28_400, placedAt: at(3), updatedAt: at(3) },
  }
  await db.insert(orders).values([
    { ...order, orderId: '260503-A', memberNo },
    { ...order, orderId: '260503-B', memberNo: 'else' },
  ])
  await db.insert(orderReturns).values({
    ...{ returnSeq: 10_001, siteId, orderId: '260503-A', kind: 'refund', cause: 'mind', reason: '색이 달라요', way: 'send' },
    ...{ amount: 20_000, points: 0, fee: 0, requestedAt: at(4), updatedAt: at(4) },
  })
  await db.insert(consultations).values({
    ...{ counselSeq: 10_001, siteId, memberNo, personIndex: '-', type: 'interior', contents: '거실 마루', stage: 'estimation' },
    ...{
      applicant: { name: person.name, phoneNo: person.phoneNo, address: place.address },
      startDt: '2026-07-01',
      endDt: '2026-07-02',
      createdAt: at(5),
    },
  })
  const message = { siteId, counselSeq: 10_001, contents: '안녕하세요' }
  await db.insert(consultationMessages).values([
    { ...message, writtenBy: 'staff', staffName: '정가람', postedAt: at(6) },
    { ...message, writtenBy: 'note', staffName: '정가람', postedAt: at(6) },
  ])
  const startsAt = new Date('2026-06-01T14:00:00+09:00')
  await db
    .insert(visitSlots)
    .values({ slotSeq: 1, siteId, placeName: '성수 전시장', startsAt, endsAt: startsAt, closesAt: startsAt, capacity: 2 })
  await db
    .insert(shopVisits)
    .values({ visitSeq: 10_001, siteId, slotSeq: 1, memberNo, personIndex: '-', person, people: 2, bookedAt: at(7), updatedAt: at(7) })
  await db.insert(eventEntries).values({ siteId, eventSeq: 77, memberNo, slot: 'once', appliedAt: at(8) })
  await db
    .insert(recruitments)
    .values({ seq: 3, siteId, title: '결모임 3기', contents: '-', places: 5, openFrom: at(1), openUntil: at(28), announcedFrom: at(29) })
  await db.insert(recruitApplications).values({ siteId, recruitSeq: 3, memberNo, answers: {} as never, createdAt: at(9) })
  const tour = { siteId, memberNo, document: {} as never, createdAt: at(10) }
  // Published under one title and given another since, and one that was never published.
  await db.insert(homeTours).values([
    { ...tour, seq: 900, title: '고치는 중인 제목', state: 'published' },
    { ...tour, seq: 901, title: '혼자 쓰는 글', state: 'draft' },
  ])
  await db
    .insert(interiorCases)
    .values({ seq: 900, siteId, type: 'myhome', title: '우리 집', hImg: '/media/a.webp', hImgAlt: '', postedAt: at(10) })
  await db
    .insert(interiorReplies)
    .values({ siteId, contentKind: 'life-book', contentSeq: '404', memberNo, shownName: '문*온', contents: '좋아요', postedAt: at(11) })
  await db
    .insert(eventReplies)
    .values({ siteId, eventSeq: 77, memberNo, shownName: '문*온', contents: '참여', hiddenAt: at(13), postedAt: at(12) })
  await db.insert(goodsReviews).values({ siteId, memberNo, shownName: '문*온', stars: 5, contents: '좋습니다', postedAt: at(13) })
  await db.insert(goodsQuestions).values({ siteId, memberNo, shownName: '문*온', contents: '언제 오나요', postedAt: at(14) })
  await runAsSystem(open, { now: at(15), siteId }, (ctx) => givePoints(ctx, memberNo, 3_000, 'first', '첫 구매 축하'))
  const endsAt = new Date('2098-12-31T15:00:00Z')
  const [coupon] = await db
    .insert(coupons)
    .values({ siteId, name: '5,000원 할인', unit: 'WON', discount: 5_000, startsAt: at(1), endsAt })
    .returning({ couponSeq: coupons.couponSeq })
  await db.insert(issuedCoupons).values({ siteId, couponSeq: coupon!.couponSeq, memberNo, issuedAt: at(16), expiresAt: endsAt })
  await db.insert(terms).values({
    ...{ siteId, termsType: '14', version: '1', title: '이벤트 이메일 수신', contents: '-', requiredYn: 'N', effectiveAt: at(1) },
  })
  await db.insert(memberConsents).values({ id: 'c1', memberNo, termsType: '14', version: '1', agreed: false, channel: 'WEB', at: at(17) })
  await db
    .insert(alarms)
    .values({ siteId, memberNo, kind: 'notice', title: '새 공지가 올라왔습니다.', link: '/', key: 'notice:1', raisedAt: at(18) })
  await db
    .insert(memberNotes)
    .values({ siteId, memberNo, staffId: 'clerk', staffName: '김점장', contents: '점심 뒤에 전화를 원하십니다.', writtenAt: at(19) })
  await writeAudits(db, [
    {
      ...{ at: at(20), actor: 'staff:clerk', action: 'member.read', target: memberNo, requestId: 'r', whose: [{ memberNo }] },
      detail: { reason: '배송지 확인', fields: ['mobileNo'] },
    },
    { at: at(20), actor: `member:${memberNo}`, action: 'member.signIn', target: memberNo, detail: null, requestId: 'r' },
  ])
}
