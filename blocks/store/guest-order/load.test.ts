import { expect, test } from 'vitest'
import { load } from './load'

const ORDER_ID = '260601-7K2M9QX4T8WZ3'
const page = (done: string) => ({ query: { id: ORDER_ID, done } })
/** What the page was told of an order and of its returns. */
async function doneOf(done: string, order: object, returns: object[] = []) {
  const call = (contract: { id: string }) =>
    Promise.resolve(
      contract.id === 'order.guestRead' ? { item: { status: 'PAID', returnableYn: 'N', refunds: [], ...order } } : { items: returns },
    )
  const { data } = await load({ page: page(done), call, signal: new AbortController().signal, props: {} } as never)
  return data.done
}

test('the result stands above the order that was read anew, and only where the order says so too', async () => {
  expect(await doneOf('cancelled', { status: 'CANCEL' })).toEqual({ is: 'cancelled' })
  expect(await doneOf('cancelled', { refunds: [{ of: 'CANCEL' }] })).toEqual({ is: 'cancelled' })
  expect(await doneOf('cancelled', {})).toBeUndefined()
  expect(await doneOf('refund', {}, [{ kind: 'refund', way: 'send' }])).toEqual({ is: 'refund', way: 'send' })
  expect(await doneOf('exchange', {}, [{ kind: 'refund', way: 'send' }])).toBeUndefined()
  expect(await doneOf('refund', {})).toBeUndefined()
})
