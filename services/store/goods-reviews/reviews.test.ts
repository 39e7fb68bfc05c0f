import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forbiddenWords } from '@/services/db/tables/site'
import { orders } from '@/services/db/tables/orders'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import { runAsSystem } from '@/services/kit/run-as-system'
import { postLedger } from '@/services/store/domain/benefits/post-ledger'
import { member, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const WORDS = '결이 고르고 빛이 은은해서 마음에 듭니다.'

describe.each(ONE_DATABASE)('reviews of goods on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let jpeg: Buffer
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    await app.open.db.insert(forbiddenWords).values({ siteId: 'site', word: '바보' })
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await app.open.db.delete(goodsReviews)
    await app.open.db.update(goods).set({ reviewCnt: 0, scoreSum: 0 })
    await shop.reset()
  })

  /** A line of an order that arrived. */
  async function delivered(memberNo: string, variantId = 'lamp-1', state: 'delivered' | 'shipped' = 'delivered'): Promise<number> {
    const as = member(memberNo)
    const { orderId } = await shop.bought([{ variantId, qty: 1 }], {}, as)
    await app.open.db.update(orders).set({ state }).where(eq(orders.orderId, orderId))
    const { item } = (await app.get(`/svc/orderSvcApi/svcRead?id=${orderId}`, { as })).data
    return (item['items'] as { lineSeq: number }[])[0]!.lineSeq
  }
  function form(fields: Record<string, string | number | string[]>, photos: readonly Buffer[] = []): FormData {
    const sent = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (Array.isArray(value)) value.forEach((one, i) => sent.append(`${name}[${i}]`, one))
      else sent.append(name, String(value))
    photos.forEach((bytes, i) => sent.append(`files[${i}].file`, new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })))
    return sent
  }
  const write = (memberNo: string, lineSeq: number, change: object = {}, photos: readonly Buffer[] = []) =>
    app.post('/svc/goodsReviewSvcApi/save', form({ lineSeq, stars: 5, contents: WORDS, ...change }, photos), {
      as: member(memberNo),
      now: shop.now,
    })
  const act = (verb: string, memberNo: string, body: object) =>
    app.post(`/svc/goodsReviewSvcApi/${verb}`, body, { as: member(memberNo), now: shop.now })
  const list = async (query = '') => (await app.get(`/svc/goodsReviewSvcApi/svcList?goodsId=lamp${query}`)).data
  const seqOf = async (lineSeq: number) => {
    const [row] = await app.open.db.select().from(goodsReviews).where(eq(goodsReviews.lineSeq, lineSeq))
    return row!.reviewSeq
  }

  test('a buyer of a delivered line writes one review, which the goods count at once, and its points come once', async () => {
    const buyer = await shop.join()
    const line = await delivered(buyer)
    const as = member(buyer)
    expect((await app.get('/svc/goodsReviewSvcApi/writableList', { as })).data).toMatchObject({ totalCount: 1, items: [{ lineSeq: line }] })
    const [first, second] = await Promise.all([write(buyer, line, { stars: 4 }), write(buyer, line, { stars: 1 })])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect(await shop.balance(buyer, 'point')).toBe(100)
    expect((await write(buyer, line)).data.resultMessage).toBe('이미 후기를 쓴 상품입니다.')
    const { items, item, totalCount } = await list()
    expect([totalCount, item['reviewCnt'], items[0]!['CONTENTS']]).toEqual([1, 1, WORDS])
    expect(items[0]!['MEMBER_NAME']).toBe(PEOPLE.member.user.nickname)
    const read = (await app.get('/svc/storeProductSvcApi/svcRead?id=lamp')).data.item
    expect([read['reviewCnt'], read['score']]).toEqual([1, item['score']])
    expect((await app.get('/svc/goodsReviewSvcApi/writableList', { as })).data.totalCount).toBe(0)
    expect((await app.get('/svc/goodsReviewSvcApi/myList', { as })).data.items).toMatchObject([{ name: '조명', points: 100 }])
  })

  test('what has not arrived and what another member bought takes no review, nor do short and forbidden words', async () => {
    const [buyer, other] = [await shop.join(), await shop.join()]
    const line = await delivered(buyer)
    const underway = await delivered(buyer, 'chair-red', 'shipped')
    expect((await write(buyer, underway)).status).toBe(403)
    expect((await write(other, line)).status).toBe(403)
    expect((await write(buyer, line, { contents: ' 좋   아  요  좋아요 ' })).status).toBe(400)
    const refused = await write(buyer, line, { contents: '바보 같은 조명입니다. 쓰기 어렵습니다.' })
    expect(refused.data.resultMessage).toContain('바보')
    expect((await write(buyer, line, { stars: 6 })).status).toBe(400)
    expect((await write(buyer, line, {}, [Buffer.from('no picture')])).status).toBe(415)
    expect(await shop.balance(buyer, 'point')).toBe(0)
  })

  test('a review counts each member to whom it was of help once, and not its author; the most helpful stand first where that is asked', async () => {
    const [one, two, reader] = [await shop.join(), await shop.join(), await shop.join()]
    const [older, newer] = [await delivered(one), await delivered(two)]
    await write(one, older)
    shop.now = new Date(shop.now.getTime() + 60_000)
    await write(two, newer)
    const reviewSeq = await seqOf(older)
    const help = async (memberNo: string, helpfulYn: 'Y' | 'N' = 'Y') => {
      const { status, data } = await act('helpful', memberNo, { reviewSeq, helpfulYn })
      return status === 200 ? [data.item['helpfulCnt'], data.item['alreadyYn']] : [status, data.resultMessage]
    }
    const shown = async (sort: string) => (await list(`&sort=${sort}`)).items.map((row) => [row['REVIEW_SEQ'], row['helpfulCnt']])
    expect(await help(reader)).toEqual([1, 'N'])
    expect(await help(reader)).toEqual([1, 'Y'])
    expect(await help(two)).toEqual([2, 'N'])
    expect(await help(one)).toEqual([400, '내가 쓴 후기에는 표시할 수 없습니다.'])
    expect((await app.post('/svc/goodsReviewSvcApi/helpful', { reviewSeq, helpfulYn: 'Y' })).status).toBe(401)
    expect([(await shown('newest'))[1], (await shown('helpful'))[0]]).toEqual([
      [reviewSeq, 2],
      [reviewSeq, 2],
    ])
    expect(await help(reader, 'N')).toEqual([1, 'N'])
    await act('remove', one, { reviewSeq })
    expect(await help(reader)).toEqual([404, '후기를 찾을 수 없습니다.'])
  })

  test('a photograph brings more, once; an edit keeps only photographs of this review', async () => {
    const [buyer, other] = [await shop.join(), await shop.join()]
    const line = await delivered(buyer)
    await write(buyer, line)
    const reviewSeq = await seqOf(line)
    const edit = (change: Record<string, string | number | string[]>, photos: readonly Buffer[] = [], as = buyer) =>
      app.post('/svc/goodsReviewSvcApi/edit', form({ reviewSeq, stars: 3, contents: `${WORDS} 고침`, ...change }, photos), {
        as: member(as),
        now: shop.now,
      })
    expect((await edit({}, [], other)).status).toBe(403)
    expect((await edit({}, [jpeg])).data.item).toEqual({ points: 400 })
    expect(await shop.balance(buyer, 'point')).toBe(500)
    const photos = (await list('&photoYn=Y')).items[0]!['photos'] as { src: string }[]
    expect(photos).toHaveLength(1)
    expect((await edit({ keep: ['/media/uploads/other.webp'] })).data.item).toEqual({ points: 0 })
    expect([(await list()).items[0]!['photos'], (await list('&photoYn=Y')).totalCount]).toEqual([[], 0])
    await edit({}, [jpeg])
    expect(await shop.balance(buyer, 'point')).toBe(500)
  })

  test('a deletion takes back what is still there of its points, whatever was spent before, and the line takes no second review', async () => {
    let seed = 7
    for (let round = 0; round < 12; round++) {
      seed = (seed * 48_271) % 2_147_483_647
      const buyer = await shop.join()
      const had = seed % 3 === 0 ? 0 : seed % 700
      if (had > 0) await shop.give(buyer, had, `had:${buyer}`)
      const line = await delivered(buyer)
      await app.open.db.delete(goodsReviews)
      await shop.forget()
      await write(buyer, line, {}, seed % 2 ? [jpeg] : [])
      const sum = await shop.balance(buyer, 'point')
      const spent = (seed >> 3) % (sum + 1)
      await runAsSystem(app.open, shop.where, (ctx) =>
        postLedger(ctx, `spend:${buyer}`, '사용', [
          { unit: 'point', kind: 'member', memberNo: buyer, amount: -spent },
          { unit: 'point', kind: 'spent', memberNo: null, amount: spent },
        ]),
      )
      const given = sum - had
      const [once, twice] = await Promise.all([0, 1].map(async () => act('remove', buyer, { reviewSeq: await seqOf(line) })))
      expect([once!.status, twice!.status].sort()).toEqual([200, 403])
      expect(await shop.balance(buyer, 'point')).toBe(Math.max(0, sum - spent - given))
      expect((await write(buyer, line)).status).toBe(409)
      expect((await list()).totalCount).toBe(0)
    }
  })

  test('members report once, not their own; staff hide it for a reason, and it counts no more until it is shown again', async () => {
    const [buyer, reader] = [await shop.join(), await shop.join()]
    const line = await delivered(buyer)
    await write(buyer, line)
    const reviewSeq = await seqOf(line)
    const reason = '광고나 홍보'
    expect((await act('report', buyer, { reviewSeq, reason })).status).toBe(400)
    expect((await act('report', reader, { reviewSeq, reason })).status).toBe(200)
    expect((await act('report', reader, { reviewSeq, reason })).status).toBe(409)
    const as = PEOPLE.admin
    const browse = async (query = '') => (await app.get(`/adm/goodsReview/browse?${query}`, { as })).data
    expect(await browse('state=reported')).toMatchObject({ totalCount: 1, items: [{ reviewSeq, reasons: [reason], goodsName: '조명' }] })
    const decide = (decision: string) =>
      app.post('/adm/goodsReview/decide', { reviewSeq, decision, reason: '광고로 판단했습니다.' }, { as })
    expect((await decide('hide')).status).toBe(200)
    expect((await list()).item).toMatchObject({ reviewCnt: 0, score: 0 })
    expect((await browse('state=hidden')).totalCount).toBe(1)
    await decide('show')
    expect((await list()).item).toMatchObject({ reviewCnt: 1, score: 5, histogram: [1, 0, 0, 0, 0] })
    const answered = await app.post('/adm/goodsReview/answer', { reviewSeq, answer: ' 고맙습니다. ' }, { as })
    expect(answered.status).toBe(200)
    expect((await list()).items[0]!['answer']).toBe('고맙습니다.')
  })

  test('staff decide and answer several at once; the numbers of the goods follow, and what does not fit is named', async () => {
    const buyers = [await shop.join(), await shop.join(), await shop.join()]
    const seqs: number[] = []
    for (const buyer of buyers) {
      const line = await delivered(buyer)
      await write(buyer, line)
      seqs.push(await seqOf(line))
    }
    const as = PEOPLE.admin
    const several = (verb: string, body: object) => app.post(`/adm/goodsReview/${verb}Several`, { reviewSeqs: seqs, ...body }, { as })
    const reason = '광고로 판단했습니다.'
    await app.post('/adm/goodsReview/decide', { reviewSeq: seqs[0], decision: 'hide', reason }, { as })
    expect((await several('decide', { decision: 'hide', reason })).data.item).toEqual({
      changed: 2,
      left: [{ id: String(seqs[0]), words: '이미 숨긴 후기입니다.' }],
    })
    expect((await list()).item).toMatchObject({ reviewCnt: 0 })
    expect((await several('decide', { decision: 'show', reason: '다시 살폈습니다.' })).data.item).toMatchObject({ changed: 3 })
    expect((await list()).item).toMatchObject({ reviewCnt: 3 })
    expect((await several('decide', { decision: 'leave', reason })).data.item).toMatchObject({ changed: 0 })
    await app.post('/adm/goodsReview/answer', { reviewSeq: seqs[0], answer: '먼저 단 답글' }, { as })
    expect((await several('answer', { answer: '{전화}로 연락' })).data.resultMessage).toMatch(/\{이름\}, \{상품\}/)
    expect((await several('answer', { answer: '{이름}님, {상품} 고맙습니다.' })).data.item).toEqual({
      changed: 2,
      left: [{ id: String(seqs[0]), words: '이미 답글이 있습니다.' }],
    })
    const answers = (await list()).items.map(({ answer }) => answer as string)
    expect(answers).toContain('먼저 단 답글')
    expect(answers.filter((one) => /^.+님, 조명 고맙습니다\.$/.test(one))).toHaveLength(2)
  })

  test('the newest first, or the best first, with the numbers of each star', async () => {
    const buyers = await Promise.all([3, 5, 4].map(async (stars) => ({ stars, memberNo: await shop.join() })))
    for (const { stars, memberNo } of buyers) await write(memberNo, await delivered(memberNo), { stars })
    const starsOf = async (query: string) => (await list(query)).items.map(({ stars }) => stars)
    expect(await starsOf('')).toEqual([4, 5, 3])
    expect(await starsOf('&sort=best')).toEqual([5, 4, 3])
    expect((await list('&page=2&size=2')).item).toMatchObject({ reviewCnt: 3, score: 4, histogram: [1, 1, 1, 0, 0] })
  })

  test('what is on its way back takes no review, and a line that a part exchange splits takes one for all of its parts', async () => {
    await app.open.db.execute(`update goods_variant set extra_price = 0 where variant_id = 'chair-blue'`)
    const buyer = await shop.join()
    const as = member(buyer)
    const returns = new Returns(shop)
    const { orderId } = await shop.bought([{ variantId: 'chair-red', qty: 3 }], {}, as)
    await returns.deliver(orderId)
    const chairs = (await returns.offer(orderId, as)).lines[0]!.lineSeq
    const writable = async () => (await app.get('/svc/goodsReviewSvcApi/writableList', { as })).data.items.map(({ lineSeq }) => lineSeq)
    const returnSeq = await returns.asked('exchange', orderId, [{ lineSeq: chairs, qty: 1, variantId: 'chair-blue' }], as)
    expect([await writable(), (await write(buyer, chairs)).status]).toEqual([[], 403])
    for (const act of ['accept', 'receive']) await returns.done(act, returnSeq)
    await returns.done('settle', returnSeq, { carrier: 'cj', trackingNo: '1234-567891' })
    const parts = await writable()
    expect(parts).toHaveLength(2)
    const sent = await Promise.all(parts.map((line) => write(buyer, line as number)))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await writable(), await shop.balance(buyer, 'point')]).toEqual([[], 100])
    // Its removal opens no other part of the line.
    await act('remove', buyer, { reviewSeq: await seqOf(chairs) })
    expect((await Promise.all(parts.map((line) => write(buyer, line as number)))).map(({ status }) => status)).toEqual([409, 409])
    const kept = (await returns.offer(orderId, as)).lines.map(({ lineSeq, left }) => ({ lineSeq, qty: left }))
    const last = await returns.asked('refund', orderId, kept, as)
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, last)
    expect(await Promise.all(parts.map(async (line) => (await write(buyer, line as number)).status))).toEqual([403, 403])
    await app.open.db.execute(`update goods_variant set extra_price = 1000 where variant_id = 'chair-blue'`)
  })
})
