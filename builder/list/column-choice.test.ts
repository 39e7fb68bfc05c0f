import { expect, test } from 'vitest'
import { moved, pinned, readChoice, toggled, writeChoice } from './column-choice'

const CHOICE = { shown: ['a', 'b', 'c', 'd'], frozen: 2 }

test('a choice is stored as names with a mark behind those that stay, and what older versions stored is read', () => {
  expect(readChoice(writeChoice(CHOICE))).toEqual(CHOICE)
  expect(readChoice(['a', 'b', 'a'])).toEqual({ shown: ['a', 'b'], frozen: 0 })
  expect(writeChoice({ shown: ['a'], frozen: 0 })).toEqual(['a'])
})

test('a column that is hidden, moved or let go changes what stays only where it was a part of it', () => {
  expect(toggled(CHOICE, 'a')).toEqual({ shown: ['b', 'c', 'd'], frozen: 1 })
  expect(toggled(CHOICE, 'd')).toEqual({ shown: ['a', 'b', 'c'], frozen: 2 })
  expect(toggled(CHOICE, 'e')).toEqual({ shown: ['a', 'b', 'c', 'd', 'e'], frozen: 2 })
  expect(moved(CHOICE, 'd', 0)).toEqual({ shown: ['d', 'a', 'b', 'c'], frozen: 3 })
  expect(moved(CHOICE, 'a', 3)).toEqual({ shown: ['b', 'c', 'd', 'a'], frozen: 1 })
  expect(moved(CHOICE, 'a', 1)).toEqual({ shown: ['b', 'a', 'c', 'd'], frozen: 2 })
  expect(pinned(CHOICE, 'd')).toEqual({ shown: ['a', 'b', 'd', 'c'], frozen: 3 })
  expect(pinned(CHOICE, 'a')).toEqual({ shown: ['b', 'a', 'c', 'd'], frozen: 1 })
})
