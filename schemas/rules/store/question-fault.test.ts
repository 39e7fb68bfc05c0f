import { expect, test } from 'vitest'
import { QUESTION_MAX, questionFault, questionLength } from './question-fault'

const EMPTY = '문의하실 내용을 입력해 주세요.'
const SHORT = '공백을 빼고 5자 이상 입력해 주세요.'
const LONG = '1,000자까지 입력할 수 있습니다.'

test.each([
  ['', EMPTY],
  ['  \n\t ', EMPTY],
  ['왜요?', SHORT],
  ['왜   \n  요   ?', SHORT],
  ['언제와요?', undefined],
  [' 언 제 와 요 ? ', undefined],
  ['가'.repeat(QUESTION_MAX), undefined],
  [`  ${'가'.repeat(QUESTION_MAX)}\n`, undefined],
  ['가'.repeat(QUESTION_MAX + 1), LONG],
  // A character beyond the basic plane is one.
  ['🪵'.repeat(QUESTION_MAX), undefined],
  ['🪵'.repeat(QUESTION_MAX + 1), LONG],
])('%j', (typed, fault) => {
  expect(questionFault(typed)).toBe(fault)
})

test('the length is counted without the spaces at the ends', () => {
  expect(questionLength('  두 글자\n')).toBe(4)
})
