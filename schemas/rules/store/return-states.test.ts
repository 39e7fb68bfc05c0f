import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithdrawable, mayMoveReturn, nextReturnState, OPEN_RETURNS, RETURN_MOVES, RETURN_STATES } from './return-states'

test('SYS-40: a return goes where the table leads, and nowhere else', () => {
  for (const from of RETURN_STATES)
    for (const to of RETURN_STATES)
      if (RETURN_MOVES[from].includes(to)) expect(nextReturnState(from, to)).toBe(to)
      else expect(() => nextReturnState(from, to)).toThrow(`a return cannot go from ${from} to ${to}`)
})

test('nothing is settled that was not received, and what has ended stays so', () => {
  expect(RETURN_STATES.filter((from) => mayMoveReturn(from, 'settled'))).toEqual(['received'])
  expect(OPEN_RETURNS).toEqual(['requested', 'collecting', 'received'])
  expect(RETURN_STATES.filter(isWithdrawable)).toEqual(['requested'])
})

test('every walk over the table ends', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 12 }), (picks) => {
      let state: (typeof RETURN_STATES)[number] = 'requested'
      let steps = 0
      for (const pick of picks) {
        const next = RETURN_MOVES[state]
        if (next.length === 0) break
        state = nextReturnState(state, next[pick % next.length]!)
        steps++
      }
      expect(steps).toBeLessThanOrEqual(3)
    }),
  )
})
