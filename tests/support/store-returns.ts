// The calls of those who send goods back, and of the staff who receive them.
import { expect } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import type { Item } from '@/schemas/api/base/contract'
import type { readReturnOffer } from '@/schemas/api/store/returns'
import { staffSessions } from '@/services/db/tables/auth'
import { runAsSystem } from '@/services/kit/run-as-system'
import { lockOrder, moveOrder } from '@/services/store/domain/orders/move-order'
import type { Shop } from './store-orders'
import { PEOPLE, type TestResponse } from './test-app'

export const PICKUP = { name: '송다온', phoneNo: '010-2000-1011', zipCode: '06236', address: '서울 강남구 테헤란로 1' }
type Offer = Item<typeof readReturnOffer>

export class Returns {
  private readonly shop: Shop
  constructor(shop: Shop) {
    this.shop = shop
  }

  /** The goods arrive. */
  async deliver(orderId: string, to: 'shipped' | 'delivered' = 'delivered'): Promise<void> {
    await runAsSystem(this.shop.app.open, this.shop.where, async (ctx) => {
      const locked = (await lockOrder(ctx, orderId))!
      await moveOrder(ctx, locked, { to: 'preparing', movedBy: 'staff:admin' })
      await moveOrder(ctx, locked, { to: 'shipped', movedBy: 'staff:admin' })
      if (to === 'delivered') await moveOrder(ctx, locked, { to, movedBy: 'staff:admin' })
    })
  }

  async read(path: string, as: Session): Promise<TestResponse> {
    // A session of staff ends hours after its beginning, and the tests wait for days.
    const expiresAt = new Date(this.shop.now.getTime() + 3_600_000)
    if (as.staff) await this.shop.app.open.db.update(staffSessions).set({ expiresAt })
    return this.shop.app.get(path, { as, now: this.shop.now })
  }
  async offer(orderId: string, as: Session): Promise<Offer> {
    const { status, data } = await this.read(`/svc/returnSvcApi/offer?id=${orderId}`, as)
    expect(status, data.resultMessage).toBe(200)
    return data.item as unknown as Offer
  }

  /** Faulty pieces, collected at home, unless told otherwise. */
  ask(kind: 'refund' | 'exchange', orderId: string, items: object[], as: Session, change: object = {}): Promise<TestResponse> {
    const usual = { cause: 'fault', knownDay: '2026-06-01', reason: '긁힌 자국이 있습니다.', way: 'pickup', pickup: PICKUP, fee: 0 }
    return this.shop.app.post(`/svc/orderSvcApi/${kind}`, { id: orderId, items, ...usual, ...change }, { as, now: this.shop.now })
  }
  async asked(kind: 'refund' | 'exchange', orderId: string, items: object[], as: Session, change: object = {}): Promise<number> {
    const { status, data } = await this.ask(kind, orderId, items, as, change)
    expect(status, data.resultMessage).toBe(200)
    return data.item['returnSeq'] as number
  }

  /** What staff do, at the state that they just read. */
  async desk(act: string, returnSeq: number, change: object = {}, as: Session = PEOPLE.admin): Promise<TestResponse> {
    const read = await this.read(`/adm/return/read?returnSeq=${returnSeq}`, PEOPLE.admin)
    const { version, lines } = read.data.item as unknown as { version: number; lines: { lineSeq: number; qty: number }[] }
    const usual =
      act === 'receive'
        ? { lines: lines.map(({ lineSeq, qty }) => ({ lineSeq, sellableQty: qty })) }
        : act === 'refuse' || act === 'waive'
          ? { reason: '사용한 흔적이 있습니다.' }
          : {}
    return this.shop.app.post(`/adm/return/${act}`, { returnSeq, version, ...usual, ...change }, { as, now: this.shop.now })
  }
  async done(act: string, returnSeq: number, change: object = {}, as: Session = PEOPLE.admin): Promise<Record<string, unknown>> {
    const { status, data } = await this.desk(act, returnSeq, change, as)
    expect(status, `${act}: ${data.resultMessage}`).toBe(200)
    return data.item
  }

  /** A queue as the first screen of the console shows it; undefined where it waits for others. */
  async queued(of: string, as: Session): Promise<{ id: string; count: number } | undefined> {
    const { queues } = (await this.read('/adm/console/home', as)).data.item as { queues: { id: string; count: number }[] }
    return queues.find(({ id }) => id === of)
  }
  /** Returns that wait for their refund: the number of the first screen, and the list that it opens. */
  async toRefund(as: Session): Promise<[number | undefined, unknown[]]> {
    const { items } = (await this.read('/adm/return/browse?show=refund', as)).data
    return [(await this.queued('returns-to-refund', as))?.count, items.map(({ returnSeq }) => returnSeq)]
  }
  /** Orders of which a refund waits for another person. */
  async ordersToConfirm(as: Session): Promise<unknown[]> {
    return (await this.read('/adm/order/browse?trouble=refund', as)).data.items.map(({ orderId }) => orderId)
  }
}
