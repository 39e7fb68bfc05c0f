import { expect, test } from 'vitest'
import { isPasswordChangeDue, remindAfter } from './is-password-change-due'

const NOW = new Date('2026-06-15T00:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)
const member = { passwordHash: 'h', passwordChangedAt: null, passwordRemindAt: null, createdAt: daysAgo(400) }

test.each([
  ['a password of 89 days', { ...member, passwordChangedAt: daysAgo(89) }, false],
  ['one of 90 days', { ...member, passwordChangedAt: daysAgo(90) }, true],
  ['one as old as the member', member, true],
  ['one that was put off a moment ago', { ...member, passwordRemindAt: remindAfter(NOW) }, false],
  ['one that was put off 90 days ago', { ...member, passwordRemindAt: remindAfter(daysAgo(90)) }, true],
  ['no password at all', { ...member, passwordHash: null }, false],
])('%s', (_, given, isDue) => expect(isPasswordChangeDue(given, NOW)).toBe(isDue))
