import { expect, test } from 'vitest'
import { isCancellable, mayMove, nextState, ORDER_MOVES, ORDER_STATES, type OrderState } from './order-states'

test.each([
  ['pending', 'paid'],
  ['pending', 'waiting'],
  ['waiting', 'paid'],
  ['paid', 'waiting'],
  ['expired', 'paid'],
  ['paid', 'preparing'],
  ['preparing', 'cancelled'],
] as const)('an order goes from %s to %s', (from, to) => expect(nextState(from, to)).toBe(to))

test.each([
  ['pending', 'shipped'],
  ['pending', 'cancelled'],
  ['cancelled', 'paid'],
  ['shipped', 'cancelled'],
  ['delivered', 'paid'],
  ['preparing', 'waiting'],
  ['paid', 'expired'],
  ['paid', 'paid'],
] as const)('and never from %s to %s', (from, to) => {
  expect(mayMove(from, to)).toBe(false)
  expect(() => nextState(from, to)).toThrow()
})

test('every state is reached from the first one, and no order is stuck before it is paid', () => {
  const reached = new Set<OrderState>(['pending'])
  for (const state of reached) for (const next of ORDER_MOVES[state]) reached.add(next)
  expect([...reached].toSorted()).toEqual([...ORDER_STATES].toSorted())
  expect(ORDER_STATES.filter((state) => ORDER_MOVES[state].length === 0)).toEqual(['delivered', 'cancelled'])
  expect(ORDER_STATES.filter(isCancellable)).toEqual(['waiting', 'paid'])
})
