import { describe, expect, it, test } from 'vitest'
import { afterWrong, ANSWER_WANTED, answerFault, answersFault, joinedAnswers, keptAnswer, type AnswerField } from './video-quiz'

const number: AnswerField = { label: '몇 명', kind: 'number' }
const word: AnswerField = { label: '무엇', kind: 'text' }
const limited: AnswerField = { ...number, limit: 30 }

test.each([
  [['', ''], { at: 0, message: ANSWER_WANTED }],
  [['  ', ''], { at: 0, message: ANSWER_WANTED }],
  [['3', '5'], undefined],
  [['', '5'], undefined],
])('V-VQ-1: %j', (answers, fault) => expect(answersFault([number, number], answers)).toEqual(fault))

describe('V-VQ-2: a number preserves its digits', () => {
  it.each([
    [
      ['3번', '5'],
      ['3', '5'],
    ],
    [
      ['삼', '5'],
      ['', '5'],
    ],
    [
      ['３', ' 5 '],
      ['3', '5'],
    ],
  ])('%j becomes %j', (typed, kept) => expect(typed.map((text) => keptAnswer(number, text))).toEqual(kept))
})

describe('V-VQ-3: limit and length', () => {
  it('31 of 30 is refused, 30 is not', () => {
    expect(answerFault(limited, '31')).toBe('30 이하의 숫자를 입력해 주세요.')
    expect(answerFault(limited, '30')).toBeUndefined()
    expect(answersFault([word, limited], ['', '31'])).toEqual({ at: 1, message: '30 이하의 숫자를 입력해 주세요.' })
  })
  it('a limit is for numbers, and asks for none', () => {
    expect(answerFault({ ...word, limit: 30 }, '31')).toBeUndefined()
    expect(answerFault(limited, '')).toBeUndefined()
  })
  it('12345 becomes 1234', () => {
    expect(keptAnswer({ ...number, maxLength: 4 }, '12345')).toBe('1234')
    expect(keptAnswer({ ...word, maxLength: 2 }, '단열재')).toBe('단열')
  })
})

test.each([
  [['단 열', '소음'], '단열,소음'],
  [['소음', '단열'], '소음,단열'],
  [['', '5'], ',5'],
])('V-VQ-4: %j is %s, in that order', (answers, joined) => expect(joinedAnswers(answers)).toBe(joined))

test("S-VQ-1: expected '3,5', given '3,6': the first stays 3, the second is emptied", () => {
  expect(afterWrong(['3', '6'], [1])).toEqual(['3', ''])
})
