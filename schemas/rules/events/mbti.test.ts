import { expect, test } from 'vitest'
import { applyMbti } from '@/schemas/api/events/entries'
import { MBTI_QUESTIONS, mbtiOf, mbtiResult, type MbtiAnswers } from './mbti'

const all = (choice: 0 | 1): MbtiAnswers => MBTI_QUESTIONS.map(() => choice)

test('Q-082: a short set, three questions for each letter', () => {
  for (const axis of ['EI', 'NS', 'FT', 'JP']) expect(MBTI_QUESTIONS.filter((one) => one.axis === axis)).toHaveLength(3)
})

test('the letter that was chosen more often counts; an open question has no result', () => {
  expect(mbtiOf(all(0))).toBe('ENFJ')
  expect(mbtiOf(all(1))).toBe('ISTP')
  expect(mbtiOf([0, 1, 0, 1, 1, 1, 0, 0, 1, 0, 0, 1])).toBe('ISFP')
  expect(mbtiOf([...all(0).slice(0, -1), undefined])).toBeUndefined()
  expect(mbtiOf([])).toBeUndefined()
})

test('every result has a name and is one that the call takes', () => {
  const pattern = new RegExp((applyMbti.input.properties.mbti as unknown as { pattern: string }).pattern)
  const names = new Set<string>()
  for (const e of 'EI')
    for (const n of 'NS')
      for (const f of 'FT')
        for (const j of 'JP') {
          const code = e + n + f + j
          expect(code).toMatch(pattern)
          const { name, advice } = mbtiResult(code)
          expect(`${name} ${advice}`).not.toContain('undefined')
          names.add(name)
        }
  expect(names.size).toBe(16)
})
