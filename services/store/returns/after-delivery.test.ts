import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { returnFiles } from '@/services/db/tables/returns'
import { member, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { incomingReturnPictures } from './incoming-return-pictures'

const LAMPS = [{ variantId: 'lamp-1', qty: 2 }]
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer()

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let returns: Returns
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    returns = new Returns(shop)
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    await app.open.db.delete(returnFiles)
  })

  async function delivered() {
    const as = member(await shop.join())
    const { orderId } = await shop.bought(LAMPS, {}, as)
    await returns.deliver(orderId)
    const { lines } = await returns.offer(orderId, as)
    return { as, orderId, items: [{ lineSeq: lines[0]!.lineSeq, qty: 1 }], all: [{ lineSeq: lines[0]!.lineSeq, qty: 2 }] }
  }

  test('SYS-40: an order says whether its purchase may be confirmed now, and when it was; a second press answers the first', async () => {
    const { as, orderId, items } = await delivered()
    const seen = async () => {
      const one = (await returns.read(`/svc/orderSvcApi/svcRead?id=${orderId}`, as)).data.item
      const [listed] = (await returns.read('/svc/orderSvcApi/svcList', as)).data.items
      expect([listed!['confirmableYn'], listed!['confirmedAt']]).toEqual([one['confirmableYn'], one['confirmedAt']])
      return [one['confirmableYn'], one['confirmedAt']]
    }
    const confirm = (by: Session = as) => app.post('/svc/orderSvcApi/confirm', { id: orderId }, { as: by, now: shop.now })
    expect(await seen()).toEqual(['Y', null])
    const returnSeq = await returns.asked('refund', orderId, items, as)
    expect(await seen()).toEqual(['N', null])
    expect((await confirm()).data.resultMessage).toContain('교환이나 반품이 진행 중입니다')
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, returnSeq)
    expect(await seen()).toEqual(['Y', null])
    expect((await confirm(member(await shop.join()))).status).toBe(404)
    const first = await confirm()
    expect(first).toMatchObject({ status: 200, data: { resultMessage: '구매를 확정했습니다.' } })
    shop.now = new Date(shop.now.getTime() + 60_000)
    expect((await confirm()).data.item).toEqual(first.data.item)
    expect(await seen()).toEqual(['N', first.data.item['confirmedAt']])
  })

  test('an order on its way is not confirmed, nor one of which nothing stays', async () => {
    const { as, orderId, all } = await delivered()
    const returnSeq = await returns.asked('refund', orderId, all, as)
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, returnSeq)
    expect((await returns.read(`/svc/orderSvcApi/svcRead?id=${orderId}`, as)).data.item).toMatchObject({ confirmableYn: 'N' })
    const other = await shop.bought(LAMPS, {}, as)
    await returns.deliver(other.orderId, 'shipped')
    expect((await returns.read(`/svc/orderSvcApi/svcRead?id=${other.orderId}`, as)).data.item).toMatchObject({ confirmableYn: 'N' })
    expect((await app.post('/svc/orderSvcApi/confirm', { id: other.orderId }, { as, now: shop.now })).data.resultMessage).toBe(
      '배송이 끝난 주문만 구매를 확정하실 수 있습니다.',
    )
  })

  test('SYS-40: the number of what a buyer sends is awaited between acceptance and arrival, and judged as its carrier writes it', async () => {
    const { as, orderId, items } = await delivered()
    const returnSeq = await returns.asked('refund', orderId, items, as, { way: 'send', pickup: undefined })
    const say = (carrier: string, trackingNo: string, by: Session = as) =>
      app.post('/svc/returnSvcApi/tracking', { returnSeq, carrier, trackingNo }, { as: by, now: shop.now })
    expect((await say('cj', '680012340001')).data.resultMessage).toContain('송장 번호를 기다리는 신청이 아닙니다.')
    await returns.done('accept', returnSeq)
    expect((await say('cj', '680012340001', member(await shop.join()))).status).toBe(404)
    expect(await say('post', '680012340001')).toMatchObject({
      status: 400,
      data: { problems: [{ pointer: '/trackingNo', message: /우체국택배: 숫자 13자리/ }] },
    })
    expect((await say('cj', '6800-1234-0001')).data.item).toMatchObject({ carrier: 'cj', trackingNo: '680012340001' })
    // It can be changed, to a carrier that we do not know as well.
    expect((await say(' 동네택배 ', 'ab-12345')).data.item).toMatchObject({ carrier: '동네택배', trackingNo: 'AB12345' })
    await returns.done('receive', returnSeq)
    expect((await say('cj', '680012340001')).status).toBe(409)
    expect((await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, as)).data.item).toMatchObject({ trackingNo: 'AB12345' })
  })

  /** @returns the id of the upload, of which so many bytes have arrived. */
  async function arrive(as: Session, bytes: Uint8Array, many = bytes.length): Promise<string> {
    const headers = { origin: SITE, 'tus-resumable': '1.0.0' }
    const metadata = { 'upload-length': String(bytes.length), 'upload-metadata': `filename ${Buffer.from('a.jpg').toString('base64')}` }
    const begun = await app.raw('/svc/returnSvcApi/upload', { method: 'POST', headers: { ...headers, ...metadata } }, { as })
    const location = begun.headers.get('location')!
    const body = new Uint8Array(bytes.subarray(0, many))
    const piece = { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    expect((await app.raw(location, { method: 'PATCH', body, headers: piece }, { as })).status).toBe(204)
    return location.split('/').at(-1)!
  }
  const arrived = async (as: Session, uploadId: string): Promise<string | null> =>
    (await app.raw(`/svc/returnSvcApi/upload/${uploadId}`, { headers: { 'tus-resumable': '1.0.0' } }, { as })).headers.get('upload-offset')
  const save = (as: Session, uploadId: string) => app.post('/svc/returnSvcApi/saveFile', { uploadId }, { as })

  test('SYS-40: a picture arrives before its return, is the buyer’s until a return takes it, and belongs to one', async () => {
    const { as, orderId, items } = await delivered()
    const uploadId = await arrive(as, await photo())
    expect((await save(member(await shop.join()), uploadId)).status).toBe(404)
    for (const _ of [1, 2]) expect((await save(as, uploadId)).data.item).toMatchObject({ fileKey: uploadId })
    await expect.poll(() => arrived(as, uploadId)).toBeNull()
    const returnSeq = await returns.asked('refund', orderId, items, as, { fileKeys: [uploadId] })
    expect((await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, as)).data.item).toMatchObject({ fileKeys: [uploadId] })
    const second = await delivered()
    const refused = await returns.ask('refund', second.orderId, second.items, second.as, { fileKeys: [uploadId] })
    expect(refused.data.resultMessage).toContain('사진을 다시 올려 주세요.')
  })

  test('a picture that is asked for too early goes on where it stopped', async () => {
    const { as } = await delivered()
    const whole = await photo()
    const uploadId = await arrive(as, whole, whole.length - 1)
    expect(await save(as, uploadId)).toMatchObject({ status: 409, data: { resultMessage: /이어서 올려 주세요/ } })
    expect(await arrived(as, uploadId)).toBe(String(whole.length - 1))
  })

  test('a picture that another call stored and whose original it removed in the meantime is answered, not missed', async () => {
    const { as } = await delivered()
    const uploadId = await arrive(as, await photo())
    const take = incomingReturnPictures.take.bind(incomingReturnPictures)
    vi.spyOn(incomingReturnPictures, 'take').mockImplementationOnce(async (...input) => {
      expect((await save(as, uploadId)).status).toBe(200)
      await expect.poll(() => arrived(as, uploadId)).toBeNull()
      return take(...input)
    })
    expect(await save(as, uploadId)).toMatchObject({ status: 200, data: { item: { fileKey: uploadId } } })
  })
})
