import { expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import { forbiddenIn } from './forbidden-words'

test.each(examplesOf('V-FW-1'))('V-FW-1: %s', (_says, given: { word: string; list: string[] }, sentence: string | null) => {
  expect(forbiddenIn(given.word, given.list) !== undefined).toBe(sentence !== null)
})

test.each(['금 칙 어', '이것은 금\n칙\t어 입니다', '금칙어'.normalize('NFD'), '금\u200b칙\u2060어', '금\u00ad칙어'])(
  'Q-036: spaces and unseen signs hide nothing: %j',
  (text) => {
    expect(forbiddenIn(text, ['나쁜말', '금칙어'])).toBe('금칙어')
  },
)

test('Q-036: capitals and wide letters are the same letters', () => {
  expect(forbiddenIn('이건 Bad Word 입니다', ['badword'])).toBe('badword')
  expect(forbiddenIn('ＢＡＤword', ['Bad Word'])).toBe('Bad Word')
})

test('an empty text or an empty word refuses nothing', () => {
  expect(forbiddenIn('', ['금칙어'])).toBeUndefined()
  expect(forbiddenIn('좋은 집', ['', ' ', '\u200b'])).toBeUndefined()
  expect(forbiddenIn('금칙어', [])).toBeUndefined()
})
