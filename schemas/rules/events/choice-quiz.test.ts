import { expect, test } from 'vitest'
import { choiceQuizValues } from './choice-quiz'

test('V-CQ-1: choices are numbered from 1', () => {
  expect(choiceQuizValues(['세 장', '두 장'])).toEqual([
    { value: '1', label: '세 장' },
    { value: '2', label: '두 장' },
  ])
  expect(choiceQuizValues([])).toEqual([])
})
