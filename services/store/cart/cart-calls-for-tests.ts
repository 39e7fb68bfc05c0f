import { expect } from 'vitest'
import type { CartGroup, CartItem } from '@/schemas/api/store/cart'
import { carts } from '@/services/db/tables/cart'
import { goods } from '@/services/db/tables/store'
import { addGoods } from '@/tests/support/parent-rows'
import type { TestApp } from '@/tests/support/test-app'
import { Visitor } from '@/tests/support/visitor'

/** Empties all carts, and puts a chair in three woods and a table in one size on sale. */
export async function sellForCarts({ open: { db } }: TestApp): Promise<void> {
  await db.delete(carts)
  await db.delete(goods)
  await addGoods(db, 'chair', { variants: { oak: 20, walnut: 3, teak: 0 } })
  await addGoods(db, 'table', {
    variants: { big: 200 },
    more: { delivery: 'freight', deliveryFee: 30_000, freeFrom: 50_000, installFee: 5_000, memberPrice: 9_000 },
  })
}

/** What browsers do with their carts. */
export function cartCalls(app: () => TestApp, now: () => Date) {
  const save = (who: Visitor, items: object[], init: RequestInit = {}) => who.post('/svc/orderCartSvcApi/save', { items }, init)
  const put = (who: Visitor, optionId: string, qty = 1, productId = optionId === 'big' ? 'table' : 'chair') =>
    save(who, [{ productId, optionId, qty }])
  const read = async (who: Visitor) => {
    const { status, data } = await who.get('/svc/orderCartSvcApi/cartList')
    expect(status, data.resultMessage).toBe(200)
    const groups = data.items as unknown as CartGroup[]
    return { groups, lines: groups.flatMap(({ items }): CartItem[] => items), item: data.item }
  }
  return {
    browser: (ip = '203.0.113.7') => new Visitor(app(), { ip, now }),
    ...{ save, put, read },
    remove: (who: Visitor, ...cartSeqs: number[]) => who.post('/svc/orderCartSvcApi/remove', { cartSeqs }),
    said: async (who: Visitor) => (await read(who)).lines.map(({ optionId, qty }) => `${optionId} ${qty}`),
    refused: async (answer: ReturnType<typeof put>) => {
      const { status, data } = await answer
      return [status, data.resultMessage]
    },
  }
}
