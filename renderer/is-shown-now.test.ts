import { describe, expect, it } from 'vitest'
import { isShownNow, nextChange } from './is-shown-now'

const at = Date.parse('2026-11-21T12:00:00+09:00')
const member = { user: { memberNo: '1' } } as never

describe('isShownNow', () => {
  it.each([
    ['no condition', undefined, {}, true],
    ['member, asked by a visitor', { to: 'member' }, {}, false],
    ['member, asked by a member', { to: 'member' }, member, true],
    ['visitor, asked by a member', { to: 'visitor' }, member, false],
    ['before it begins', { from: '2026-11-21T12:00:01+09:00' }, {}, false],
    ['at the second it begins', { from: '2026-11-21T12:00:00+09:00' }, {}, true],
    ['at the second it ends', { until: '2026-11-21T12:00:00+09:00' }, {}, false],
    ['an open end', { from: null, until: null }, {}, true],
  ] as const)('%s', (_, show, session, expected) => {
    expect(isShownNow(show as never, session, at)).toBe(expected)
  })
})

describe('nextTurn', () => {
  it('is the earliest future moment, if any', () => {
    expect(nextChange({ from: '2026-11-22T00:00:00+09:00', until: '2026-12-01T00:00:00+09:00' }, at)).toBe(
      Date.parse('2026-11-22T00:00:00+09:00'),
    )
    expect(nextChange({ from: '2026-11-01T00:00:00+09:00' }, at)).toBeUndefined()
  })
})
