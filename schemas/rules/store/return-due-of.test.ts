import { expect, test } from 'vitest'
import { returnDueOf } from './return-due-of'

test('a deadline ends with its last weekday in Seoul', () => {
  // A Thursday evening: Friday, Monday, Tuesday.
  expect(returnDueOf('received', new Date('2026-06-04T11:00:00Z'))).toEqual(new Date('2026-06-09T14:59:59.999Z'))
  expect(returnDueOf('requested', new Date('2026-06-06T01:00:00Z'))).toEqual(new Date('2026-06-09T14:59:59.999Z'))
  expect(returnDueOf('settled', new Date())).toBeNull()
})
