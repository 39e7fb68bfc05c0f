// What a member who leaves is told: what has to end first, what goes and what stays, with numbers; and the last message.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WITHDRAWAL_KEEPS } from '@/schemas/words/withdrawal-words'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { consultations } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { homeTourPhotos, homeTours, interiorReplies } from '@/services/db/tables/content'
import { members, scraps } from '@/services/db/tables/members'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { postGifts } from '@/services/store/domain/benefits/post-ledger'
import { addCases } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'
import { app, clock, HANEUL, openAccounts, rowOf, SELF, signedIn, visitor } from './signed-in-for-tests'

const sent = vi.hoisted(() => ({
  mails: [] as { to: string; subject: string; text: string }[],
  texts: [] as { to: string; text: string }[],
}))
vi.mock('@/services/outside/send-mail', () => ({
  canSendMail: () => true,
  sendMail: (mail: (typeof sent.mails)[number]) => Promise.resolve(sent.mails.push(mail) > 0),
}))
vi.mock('@/services/outside/send-text', () => ({
  canSendText: () => true,
  sendText: (text: (typeof sent.texts)[number]) => (sent.texts.push(text), Promise.resolve({ state: 'sent' })),
}))

const DAY = 86_400_000
const mine = { siteId: 'site', memberNo: HANEUL }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openAccounts(kind)
  beforeEach(() => void (sent.mails.length = sent.texts.length = 0))
  // No row may name the member when the next test restores them.
  afterEach(async () => {
    const { db } = app.open
    for (const table of [orderReturns, orders, shopVisits, visitSlots, consultations]) await db.delete(table)
  })

  const read = async (who: Visitor) =>
    (await who.get(`${SELF}/svcWithdrawal`)).data.item as { underWay: { words: string; path: string }[]; gone: string[]; stays: string[] }
  const leave = (who: Visitor) => who.post(`${SELF}/changeMemberStatus`, { status: 'WITHDRAW' })
  const soon = () => new Date(clock.getTime() + DAY)
  const long = () => new Date(clock.getTime() - 30 * DAY)

  async function ask(...stages: ('discussion' | 'estimation' | 'contract' | 'construct' | 'complete' | 'as')[]): Promise<void> {
    const applicant = { name: '김하늘', phoneNo: '01020001001', address: '' }
    const request = {
      ...mine,
      personIndex: 'i',
      type: 'interior' as const,
      applicant,
      contents: '',
      startDt: '2026-06-01',
      endDt: '2026-06-02',
    }
    await app.open.db.insert(consultations).values(stages.map((stage) => ({ ...request, stage, createdAt: long(), updatedAt: long() })))
  }
  async function order(orderId: string, state: 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'pending' | 'expired', more: object = {}) {
    const buyer = { name: '김하늘', phoneNo: '01020001001', email: '' }
    const delivery = { ...buyer, zipCode: '', address: '', addressDetail: '', request: '' }
    const sums = { goodsAmount: 1_000, deliveryFee: 0, installFee: 0, couponAmount: 0, pointAmount: 0, amount: 1_000 }
    await app.open.db.insert(orders).values({
      ...{ ...mine, ...sums, orderId, personIndex: 'i', state, stock: 'none' as const, method: 'CARD' as const, buyer, delivery },
      ...{ orderName: '의자', image: '/a.webp', placedAt: long(), updatedAt: long(), ...more },
    })
  }
  async function visit(startsAt: Date): Promise<void> {
    const place = { region: '서울', address: '서울', lat: 0, lng: 0, phoneNumber: '02', orderNo: 1 }
    const shop = { shopId: 's', siteId: 'site', type: 'showroom' as const, typeName: '전시장', shopName: '논현 전시장', ...place }
    await app.open.db.insert(shops).values(shop).onConflictDoNothing()
    const endsAt = new Date(startsAt.getTime() + 3_600_000)
    const slot = { siteId: 'site', shopId: 's', placeName: '논현 전시장', startsAt, endsAt, closesAt: startsAt, capacity: 3, taken: 1 }
    const [made] = await app.open.db.insert(visitSlots).values(slot).returning()
    const person = { name: '김하늘', phoneNo: '01020001001', email: '' }
    const booking = { ...mine, slotSeq: made!.slotSeq, personIndex: 'i', person, people: 2, request: '' }
    await app.open.db.insert(shopVisits).values({ ...booking, bookedAt: long(), updatedAt: long() })
  }

  test('contracts, orders, returns and visits under way refuse the withdrawal, in words with numbers, and everything stays', async () => {
    await ask('contract', 'construct', 'construct', 'as', 'estimation')
    await order('o1', 'paid')
    await order('o2', 'shipped')
    await order('o3', 'pending', { heldUntil: soon() })
    await order('o4', 'delivered')
    const amounts = { amount: 1_000, points: 0, fee: 0, requestedAt: long(), updatedAt: long() }
    await app.open.db
      .insert(orderReturns)
      .values({ siteId: 'site', orderId: 'o4', kind: 'refund', cause: 'mind', reason: '', way: 'send', ...amounts })
    await visit(soon())
    const who = await signedIn('haneul')
    expect((await read(who)).underWay.map(({ words, path }) => [words, path]).toSorted()).toEqual(
      [
        ['계약 단계인 상담 1건', '/mypage/consulting'],
        ['시공 단계인 상담 2건', '/mypage/consulting'],
        ['A/S 단계인 상담 1건', '/mypage/consulting'],
        ['방문 예약 1건', '/mypage/consulting/smart'],
        ['끝나지 않은 주문 3건', '/mypage/shop/order'],
        ['처리 중인 교환·반품 1건', '/mypage/shop/refund'],
      ].toSorted(),
    )
    const { status, data } = await leave(who)
    expect(status).toBe(409)
    expect(data.resultMessage).toMatch(
      /끝나지 않은 주문 3건, 처리 중인 교환·반품 1건이 남아 있어 탈퇴할 수 없습니다\. 모두 끝난 뒤 다시 탈퇴해 주세요\.$/,
    )
    expect((await rowOf(HANEUL)).status).toBe('NORMAL')
    expect((await who.get(`${SELF}/svcInfo`)).status).toBe(200)
    expect([await app.open.db.$count(consultations), await app.open.db.$count(shopVisits), sent.mails]).toEqual([5, 1, []])
  })

  test('an account without an address is bidden farewell by text message', async () => {
    const who = await signedIn('haneul')
    await app.open.db.update(members).set({ email: null })
    expect((await leave(who)).status).toBe(200)
    await vi.waitFor(() => expect(sent.texts).toHaveLength(1))
    expect(sent.texts[0]).toMatchObject({ to: '01020001001', text: expect.stringContaining('회원 탈퇴가 완료되었습니다.') })
  })

  test('only the confirmed owner reads it', async () => {
    expect((await visitor().get(`${SELF}/svcWithdrawal`)).status).toBe(401)
    expect((await (await signedIn('haneul', { confirmed: false })).get(`${SELF}/svcWithdrawal`)).status).toBe(403)
  })

  // The last: what a ledger has booked is never deleted.
  test('what goes and what stays is said with numbers before, and in the farewell after', async () => {
    const { db } = app.open
    await ask('discussion', 'estimation', 'estimation', 'complete')
    await order('o4', 'delivered')
    await order('o5', 'cancelled')
    await order('o6', 'expired')
    await order('o7', 'pending', { heldUntil: long() })
    await visit(long())
    await db.insert(homeTours).values([1, 2].map(() => ({ ...mine, title: '우리 집', document: newTour() })))
    await db.insert(homeTourPhotos).values([1, 2, 3].map((one) => ({ ...mine, src: `/media/uploads/${one}.jpg` })))
    await addCases(db, 1)
    await db.insert(interiorReplies).values({ ...mine, caseSeq: 1, shownName: '하늘집', contents: '좋은 집입니다.' })
    await db.insert(scraps).values(['7', '8'].map((targetId) => ({ ...mine, type: 'house' as const, targetId, scrappedAt: long() })))
    await postGifts({ db, siteId: 'site', now: clock }, 'point', [{ memberNo: HANEUL, key: 'welcome', amount: 3_200 }], '가입 축하')
    const coupon = { siteId: 'site', name: '할인', unit: 'WON' as const, discount: 1_000, startsAt: long(), endsAt: soon() }
    const [made] = await db.insert(coupons).values(coupon).returning()
    await db.insert(issuedCoupons).values({ ...mine, couponSeq: made!.couponSeq, issuedAt: long(), expiresAt: soon() })

    const who = await signedIn('haneul')
    const told = await read(who)
    expect(told.underWay).toEqual([])
    const gone = [
      '온라인 집들이 2편(작성 중인 글 포함)',
      '집들이에 올린 사진 3장(글에서 뺀 사진 포함)',
      '진행 중인 상담 3건(상담 1건, 견적 2건)과 그 대화, 사진. 상담은 여기서 끝납니다.',
      '완료된 상담 1건의 기록과 대화, 사진',
      '지난 방문 예약 기록 1건',
      '포인트 3,200P',
      '쓸 수 있는 쿠폰 1장',
      '스크랩 2개',
    ]
    const stays = ['시공사례와 글에 쓴 댓글 1개', '주문 기록 2건. 전자상거래법에 따라 5년 동안 따로 보관합니다.']
    expect(told.gone.map((line) => line.replace('견적 2건, 상담 1건', '상담 1건, 견적 2건'))).toEqual(gone)
    expect(told.stays).toEqual(stays)

    expect((await leave(who)).status).toBe(200)
    await vi.waitFor(() => expect(sent.mails).toHaveLength(1))
    const [mail] = sent.mails
    expect([mail!.to, mail!.subject]).toEqual(['haneul@maru.example', expect.stringContaining('회원 탈퇴가 완료되었습니다.')])
    for (const line of [...told.gone, ...stays, ...WITHDRAWAL_KEEPS]) expect(mail!.text).toContain(`- ${line}`)
    expect(sent.texts).toEqual([])
    expect(await db.$count(homeTours)).toBe(0)
  })
})
