import { expect, test } from 'vitest'
import { chooseInNewQuiz, newQuizUnanswered, NEW_QUIZ_WRONG } from './new-quiz'

test.each([
  [['2', '1', '4'], ['2'], 1],
  [['2', '1', '4'], ['2', '', '4'], 1],
  [['2', '1', '4'], [], 0],
  [['2', '1', '4'], ['2', '1', '4'], undefined],
])('V-NQ-1: of the steps %j the answers %j lack one at %s', (process, chosen, at) => {
  expect(newQuizUnanswered(chosen, process.length)).toBe(at)
  expect(NEW_QUIZ_WRONG.replace('{n}', '2')).toBe('2번 문제의 정답이 아닙니다. 다시 확인해 주세요.')
})

test('an answer is chosen and changed at its own step', () => {
  expect(chooseInNewQuiz([], 1, '3')).toEqual(['', '3'])
  expect(chooseInNewQuiz(['2', '3', '4'], 1, '1')).toEqual(['2', '1', '4'])
})
