import { expect, test } from 'vitest'
import { goodsWords, optionWords } from './option-words'
import { pieceWords } from './piece-words'

test.each([
  [['황동', '없음'], '황동', '거울 (황동)'],
  [['황동', '대'], '황동, 대', '거울 (황동, 대)'],
  [['없음'], '', '거울'],
  [[], '', '거울'],
])('%j is read as %j', (choices, words, named) => expect([optionWords(choices), goodsWords('거울', choices)]).toEqual([words, named]))

test('pieces tell their options, and commas of one piece are not those of the list', () => {
  const [mirror, chair] = [
    { name: '거울', choices: ['황동', '대'], qty: 1 },
    { name: '의자', choices: ['빨강', '없음'], qty: 2 },
  ]
  expect(pieceWords([mirror, chair])).toBe('거울 (황동, 대) 1개, 의자 빨강 2개')
})
