// One member who left something in every table: what the export tells, and what is left after the erasure.
import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { blindIndex } from '@/services/base/seal'
import { alarmChoices, alarms } from '@/services/db/tables/alarms'
import { memberSessions, socialAccounts } from '@/services/db/tables/auth'
import { all } from '@/services/db/tables/all'
import { audits, orphans } from '@/services/db/tables/base'
import { cartLines, carts } from '@/services/db/tables/cart'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { eventDraws, eventPrizes } from '@/services/db/tables/draws'
import { consultationAsks, consultationFiles, consultationMessages, consultations } from '@/services/db/tables/consulting'
import { shopPicks, shops } from '@/services/db/tables/places'
import { homeTourPhotos, homeTours, interiorReplies } from '@/services/db/tables/content'
import { eventEntries, eventForms, eventReplies, eventReviews, eventUrls, shopRecommendations } from '@/services/db/tables/events'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { deliveryAddresses, refundAccounts } from '@/services/db/tables/deliveries'
import { ledgerAccounts } from '@/services/db/tables/ledger'
import { businesses, levelResults, memberConsents, members, scraps, staffMailCodes } from '@/services/db/tables/members'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import { scrapFolderItems, scrapFolderLinks, scrapFolders } from '@/services/db/tables/scrap-folders'
import { orderDrafts, orders } from '@/services/db/tables/orders'
import { goodsQuestions } from '@/services/db/tables/questions'
import { cashReceipts, payments, refunds } from '@/services/db/tables/payments'
import { memberNotes } from '@/services/db/tables/notes'
import { replyReports } from '@/services/db/tables/replies'
import { cancelRequests, orderChanges, orderNotes } from '@/services/db/tables/order-desk'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { restockWishes } from '@/services/db/tables/restocks'
import { orderReturns } from '@/services/db/tables/returns'
import { goodsReviews, reviewHelps } from '@/services/db/tables/reviews'
import { goods, goodsVariants, storeCategories } from '@/services/db/tables/store'
import { reminders } from '@/services/db/tables/site'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import '@/services/areas'
import { memberTables } from '@/services/members/domain/member-tables'
import { addCases, addEvents } from '../support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '../support/test-app'

const tables = Object.values(all as Record<string, unknown>).filter((table): table is PgTable => is(table, PgTable))
const nameOf = (table: PgTable): string => getTableConfig(table).name
const MEMBER_TABLES = memberTables()

describe('a member with something in every table', () => {
  const NO = 'whole-person'
  const MAIL = 'whole.person@personal.example'
  const STAFF_MAIL = 'whole@raumgyeol.example'
  const SECRETS = [
    '온누리',
    '01077778888',
    MAIL,
    STAFF_MAIL,
    '달맞이길 77',
    '비밀 이야기',
    '대표 온누리',
    'https://blog.example.com/mine',
    'sns-77',
  ]
  const siteId = 'site'
  let app: TestApp
  const ask = (what: string, body: object) =>
    app.post(`/adm/member/${what}`, { memberNo: NO, reason: '본인의 요청', ...body }, { as: PEOPLE.admin })

  beforeAll(async () => {
    app = await openTestApp('postgres')
    const { db } = app.open
    await addEvents(db, 77)
    await addCases(db, 7)
    const place = { region: '서울', address: '서울', lat: 0, lng: 0, phoneNumber: '02', orderNo: 1 }
    await db.insert(shops).values({ shopId: 's', siteId, type: 'showroom', typeName: '전시장', shopName: '논현 전시장', ...place })
    await db.insert(members).values({
      memberNo: NO,
      siteId,
      memberId: 'whole01',
      memberName: '온누리',
      mobileNo: '01077778888',
      mobileIndex: blindIndex('01077778888', 'member.mobile'),
      email: MAIL,
      emailIndex: blindIndex(MAIL, 'member.email'),
      address: '달맞이길 77',
      employeeEmail: STAFF_MAIL,
    })
    const mine = { siteId, memberNo: NO }
    const inEvent = { ...mine, eventSeq: 77 }
    const soon = new Date(Date.now() + 3_600_000)
    await db.insert(memberConsents).values({ id: 'c', memberNo: NO, termsType: '01', version: '1', agreed: true, channel: 'WEB', at: soon })
    await db
      .insert(businesses)
      .values({ ...mine, bizRegNum: '2208801033', bizName: '온상회', owner: '대표 온누리', startDt: '20200101', type: 'ti' })
    await db
      .insert(levelResults)
      .values({ ...mine, level: 'LV1', points: 10, answers: [{ question: '문제', answer: '답' }], takenAt: soon })
    await db.insert(memberSessions).values({ id: 'sid', memberNo: NO, rotatedAt: soon, device: 'hash', expiresAt: soon })
    await db.insert(socialAccounts).values({ ...mine, snsType: 'KAKAO', snsIndex: 'i', snsId: 'sns-77' })
    await db.insert(staffMailCodes).values({
      emailIndex: blindIndex(STAFF_MAIL, 'staff_mail'),
      codeHash: 'h',
      since: soon,
      expiresAt: soon,
    })
    const [scrap] = await db
      .insert(scraps)
      .values({ ...mine, type: 'house', targetId: '7', scrappedAt: soon, note: '비밀 이야기' })
      .returning()
    const [folder] = await db
      .insert(scrapFolders)
      .values({ ...mine, title: '거실 바닥', orderNo: 1 })
      .returning()
    const inFolder = { folderSeq: folder!.folderSeq }
    await db.insert(scrapFolderItems).values({ ...inFolder, scrapSeq: scrap!.scrapSeq, orderNo: 1, placedAt: soon })
    await db.insert(scrapFolderLinks).values({ ...mine, ...inFolder, tokenIndex: 'i', token: '비밀 이야기', nicknameYn: 'N' })
    await db.insert(memberProfiles).values({ ...mine, profileId: 'p', introduction: '제 글' })
    await db.insert(members).values({ memberNo: 'friend', siteId })
    await db.insert(memberFollows).values({ ...mine, followedNo: 'friend', followedAt: soon })
    await db.insert(homeTours).values({ ...mine, title: '우리 집', document: newTour() })
    await db.insert(homeTourPhotos).values({ ...mine, src: '/media/uploads/a.jpg' })
    await db.insert(interiorReplies).values({ ...mine, replySeq: 1, caseSeq: 7, shownName: '온*리', contents: '좋습니다.' })
    await db.insert(eventReplies).values({ ...inEvent, shownName: '온*리', contents: '좋습니다.' })
    await db.insert(memberNotes).values({ ...mine, staffName: '점장', contents: '비밀 이야기', writtenAt: soon })
    await db.insert(replyReports).values({ ...mine, interiorReplySeq: 1, reason: '광고입니다.' })
    const [review] = await db
      .insert(goodsReviews)
      .values({ ...mine, shownName: '온*리', stars: 5, contents: '제 글', postedAt: soon })
      .returning()
    await db.insert(reviewHelps).values({ ...mine, reviewSeq: review!.reviewSeq, helpedAt: soon })
    const asked = { ...mine, shownName: '온*리', postedAt: soon }
    await db.insert(goodsQuestions).values({ ...asked, privateWords: { contents: '비밀 이야기', answer: '온누리 님께' } })
    await db.insert(eventReviews).values({ ...inEvent, shownName: '온*리', urls: ['/media/a.webp'] })
    const [entry] = await db
      .insert(eventEntries)
      .values({ ...inEvent, slot: 'once', data01: '비밀 이야기', appliedAt: soon })
      .returning({ entrySeq: eventEntries.entrySeq })
    const [draw] = await db
      .insert(eventDraws)
      .values({ siteId, eventSeq: inEvent.eventSeq, poolSize: 1, winners: [], staffId: 'admin' })
      .returning({ drawSeq: eventDraws.drawSeq })
    const sent = { name: '온누리', phoneNo: '01077778888', zipCode: '06236', address: '달맞이길 77', addressDetail: '', taxName: '온누리' }
    await db.insert(eventPrizes).values({ ...inEvent, ...draw!, ...entry!, wonAt: soon, answer: sent })
    await db.insert(eventUrls).values({ ...inEvent, url: 'https://blog.example.com/mine' })
    await db.insert(eventForms).values({ ...inEvent, form: { name: '온누리', address: '달맞이길 77' } })
    await db.insert(shopPicks).values({ ...mine, shopId: 's' })
    await db.insert(shopRecommendations).values({ ...inEvent, shopId: 's', contents: '친절했습니다.' })
    await db
      .insert(alarms)
      .values({ ...mine, kind: 'reply', title: '답글이 달렸습니다.', link: '/styling/house/detail/7', key: 'reply:1', raisedAt: soon })
    await db.insert(alarmChoices).values({ memberNo: NO, kind: 'reply', channel: 'mail', chosenAt: soon })
    const applicant = { name: '온누리', phoneNo: '01077778888', address: '달맞이길 77' }
    const period = { startDt: '2026-06-01', endDt: '2026-06-02' }
    await db
      .insert(consultations)
      .values({ ...mine, ...period, counselSeq: 7, personIndex: 'i', type: 'interior', applicant, contents: '비밀 이야기' })
    const window = { openFrom: soon, openUntil: soon, announcedFrom: soon }
    await db.insert(recruitments).values({ ...window, siteId, seq: 7, title: '결모임 7기', contents: '', places: 1 })
    const answers = { snsUrls: ['https://blog.example.com/mine'], housingType: '', motive: '비밀 이야기' }
    await db.insert(recruitApplications).values({ ...mine, recruitSeq: 7, answers, decisionReason: '온누리 님은 꼼꼼합니다.' })
    await db
      .insert(consultationFiles)
      .values({ siteId, fileKey: 'k', counselSeq: 7, file: 'consultation-1.jpg', name: '온누리.jpg', bytes: 1 })
    await db.insert(consultationAsks).values({ siteId, counselSeq: 7, kind: 'cancel', reason: '비밀 이야기', askedAt: soon })
    await db.insert(consultationMessages).values({ siteId, counselSeq: 7, writtenBy: 'customer', contents: '비밀 이야기', postedAt: soon })
    const slot = { siteId, shopId: 's', placeName: '논현 전시장', startsAt: soon, endsAt: soon, closesAt: soon, capacity: 1, taken: 1 }
    await db.insert(visitSlots).values({ ...slot, slotSeq: 7 })
    const person = { name: '온누리', phoneNo: '01077778888', email: MAIL }
    const visit = { ...mine, slotSeq: 7, personIndex: 'i', people: 2, person, request: '비밀 이야기' }
    await db.insert(shopVisits).values({ ...visit, bookedAt: soon, updatedAt: soon })
    await db.insert(carts).values({ ...mine, cartNo: 7 })
    await db.insert(cartLines).values({ siteId, cartNo: 7, name: '식탁', qty: 1, seenPrice: 1, seenMemberPrice: 1, addedAt: soon })
    await db.insert(storeCategories).values({ categoryId: 'c', siteId, category: '가구', depth: 1, orderNo: 1 })
    const sold = { siteId, goodsId: 'g', kind: 'goods' as const, categoryId: 'c', delivery: 'parcel' as const }
    await db.insert(goods).values({ ...sold, name: '의자', image: '/a.webp', price: 1, salePrice: 1, releasedAt: soon })
    await db.insert(goodsVariants).values({ siteId, variantId: 'v', goodsId: 'g', orderNo: 1 })
    await db.insert(restockWishes).values({ ...mine, variantId: 'v', askedAt: soon })
    await db.insert(coupons).values({ siteId, couponSeq: 7, name: '할인', unit: 'WON', discount: 1_000, startsAt: soon, endsAt: soon })
    await db.insert(issuedCoupons).values({ ...mine, couponSeq: 7, issuedAt: soon, expiresAt: soon })
    await db.insert(ledgerAccounts).values({ ...mine, unit: 'point', kind: 'member' })
    const paid = { goodsAmount: 1_000, deliveryFee: 0, installFee: 0, couponAmount: 0, pointAmount: 0, amount: 1_000 }
    const buyer = { name: '온누리', phoneNo: '01077778888', email: MAIL }
    const delivery = { ...buyer, zipCode: '48094', address: '달맞이길 77', addressDetail: '', request: '' }
    const order = { orderId: 'o', personIndex: 'i', state: 'paid' as const, stock: 'sold' as const, method: 'CARD' as const }
    await db
      .insert(orders)
      .values({ ...mine, ...order, ...paid, buyer, delivery, orderName: '의자', image: '/a.webp', placedAt: soon, updatedAt: soon })
    await db
      .insert(orderDrafts)
      .values({ ...mine, draftSeq: 7, delivery, lines: [], note: '비밀 이야기', madeBy: 'staff:admin', madeAt: soon, updatedAt: soon })
    await db.insert(orderNotes).values({ siteId, orderId: 'o', staffName: '점장', contents: '비밀 이야기', writtenAt: soon })
    await db.insert(orderChanges).values({ orderId: 'o', kind: 'delivery', words: '주소', changedBy: 'staff:admin', at: soon })
    const payment = { siteId, orderId: 'o', paymentKey: 'k', amount: 1_000 }
    await db.insert(payments).values({ ...payment, state: 'done', method: 'CARD', begunAt: soon, updatedAt: soon })
    const account = { bank: '20', accountNo: '1101234567', holder: '온누리' }
    await db
      .insert(refunds)
      .values({ ...payment, refundId: 'r', points: 0, pieces: [], reason: '변심', requestedBy: 'buyer', account, requestedAt: soon })
    await db.insert(refundRequests).values({
      ...{ siteId, orderId: 'o', act: 'give', version: 0, amount: 1_000, reason: '변심', account, askedBy: 'staff:admin', askedAt: soon },
    })
    await db.insert(cancelRequests).values({ siteId, orderId: 'o', reason: '비밀 이야기', account, askedAt: soon })
    const receipt = {
      receiptId: 'c',
      origin: 'buyer' as const,
      act: 'confirm' as const,
      kind: 'income' as const,
      state: 'requested' as const,
    }
    await db.insert(cashReceipts).values({ ...payment, ...receipt, number: '01077778888', at: soon })
    const home = { name: '온누리', phoneNo: '01077778888', zipCode: '48094', address: '달맞이길 77', addressDetail: '' }
    await db.insert(deliveryAddresses).values({ ...mine, place: home, defaultYn: 'Y', savedAt: soon })
    await db.insert(refundAccounts).values({ ...mine, account, savedAt: soon })
    await db.insert(orderReturns).values({
      ...{ siteId, orderId: 'o', kind: 'refund', cause: 'fault', reason: '비밀 이야기', way: 'send', account },
      ...{ amount: 1_000, points: 0, fee: 0, requestedAt: soon, updatedAt: soon },
    })
    await db.insert(reminders).values({
      id: 'r',
      siteId,
      topic: 'store',
      route: '/mypage',
      email: MAIL,
      emailIndex: blindIndex(MAIL, 'reminder.email'),
      agreedAt: soon,
    })
    await db.insert(audits).values({ actor: `member:${NO}`, action: 'member.signIn', target: NO, requestId: 'r' })
    await db
      .insert(orphans)
      .values({ tableName: 'event_form', columnName: 'event_seq', missing: '1', outcome: 'removed', row: { member_no: NO } })
  })
  afterAll(() => app.drop())

  test('the export names every table with its rows, in words', async () => {
    const { status, data } = await ask('export', {})
    expect(status, data.resultMessage).toBe(200)
    const file = JSON.parse(data.item['json'] as string) as Record<string, Record<string, unknown>[]>
    for (const { title, fields } of MEMBER_TABLES) {
      expect(file[title], `${title}: this test writes one row of each table of \`memberData\``).toHaveLength(1)
      expect(Object.keys(file[title]![0]!).toSorted(), title).toEqual(Object.values(fields).toSorted())
    }
    for (const secret of SECRETS) expect(data.item['json']).toContain(secret)
    expect(file['이벤트 참여']![0]).toMatchObject({ 이벤트: '77 지난 이벤트', 종류: '응모', '내용 1': '비밀 이야기' })
    expect(file['추천한 매장']![0]).toMatchObject({ 매장: 's 논현 전시장' })
    expect(file['감사 기록']![0]).toMatchObject({ 일: '회원 로그인' })
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'member.export'))
    expect(line).toMatchObject({ actor: 'staff:admin', target: NO, detail: { reason: '본인의 요청' } })
  })

  test('the erasure asks for its words, takes every value of the person from every table, and is recorded', async () => {
    expect((await ask('erase', { confirm: '네' })).status).toBe(400)
    // What both sides owe ends first; a booked visit is only given back.
    await app.open.db.update(orders).set({ state: 'shipped' })
    await app.open.db.update(consultations).set({ stage: 'construct' })
    const early = await ask('erase', { confirm: '개인정보 파기' })
    expect(early.status).toBe(409)
    expect(early.data.resultMessage).toMatch(/^시공 단계인 상담 1건.*끝나지 않은 주문 1건.*이 남아 있어 파기할 수 없습니다\. 모두 끝난 뒤/)
    expect((await app.open.db.select().from(members).where(eq(members.memberNo, NO)))[0]!.status).toBe('NORMAL')
    await app.open.db.update(orders).set({ state: 'delivered' })
    await app.open.db.update(orderReturns).set({ state: 'settled' })
    await app.open.db.update(consultations).set({ stage: 'complete' })
    expect((await ask('erase', { confirm: '개인정보 파기' })).status).toBe(200)
    const [row] = await app.open.db.select().from(members).where(eq(members.memberNo, NO))
    expect(row).toMatchObject({ status: 'WITHDRAWN', memberName: null, mobileNo: null, email: null, address: null, emailIndex: null })
    for (const { table, erasure } of MEMBER_TABLES) {
      const { columns, name } = getTableConfig(table)
      if (erasure.how === 'keep' || erasure.how === 'retain' || table === members || !columns.some((column) => column.name === 'member_no'))
        continue
      const { rows } = await app.open.pool.query<{ n: string }>(`select count(*) n from "${name}" where member_no = $1`, [NO])
      const isAnonymous = erasure.how === 'delete' || 'memberNo' in erasure.set
      expect(Number(rows[0]!.n), name).toBe(isAnonymous ? 0 : 1)
    }
    for (const table of [reminders, orphans, staffMailCodes, socialAccounts, eventForms])
      expect(await app.open.db.$count(table), nameOf(table)).toBe(0)
    // A booked place is free for others again.
    expect(await app.open.db.select({ taken: visitSlots.taken }).from(visitSlots)).toEqual([{ taken: 0 }])
    // What a law wants kept names the person until its years are over.
    const retained = MEMBER_TABLES.flatMap(({ table, erasure }) => (erasure.how === 'retain' ? [table] : []))
    for (const table of retained) expect(await app.open.db.$count(table), nameOf(table)).toBe(1)
    const emptied = tables.filter((table) => !retained.includes(table))
    const left = await Promise.all(emptied.map(async (table) => JSON.stringify(await app.open.db.select().from(table))))
    // A URL stays without its author: one event accepts it once only.
    const anonymous = ['https://blog.example.com/mine']
    expect(SECRETS.filter((secret) => !anonymous.includes(secret) && left.some((text) => text.includes(secret)))).toEqual([])
    const lines = await app.open.db
      .select({ detail: audits.detail })
      .from(audits)
      .where(sql`${audits.action} = 'member.erase' and ${audits.target} = ${NO}`)
    expect(lines).toEqual([{ detail: { reason: '본인의 요청' } }])
    expect((await ask('erase', { confirm: '개인정보 파기' })).status).toBe(409)
  })
})
