import { expect, test } from 'vitest'
import { wordCardsProblem, pressWordCard, WORD_CARD_WORDS } from './word-cards'

test.each([
  [[], [], 'noAnswer'],
  [['단열', '창호'], ['단열', '창호'], undefined],
])('V-WC-1: the answer %j with the cards %j: %s', (answer, cards, problem) => {
  expect(wordCardsProblem(cards, answer.length)).toBe(problem)
  expect(WORD_CARD_WORDS.noAnswer).toBe('정답이 설정되지 않았습니다.')
})

test.each([
  [['뷰', '프레임', '창'], ['뷰'], 'short'],
  [['뷰', '프레임', '창'], ['뷰', '프레임', '창'], undefined],
])('V-WC-2: the answer %j with the cards %j: %s', (answer, cards, problem) => {
  expect(wordCardsProblem(cards, answer.length)).toBe(problem)
  expect(WORD_CARD_WORDS.short).toBe('영상 속 제품명을 입력해 주세요.')
})

test.each([
  [['뷰'], '뷰', 2, []],
  [['뷰', '창'], '문', 2, ['뷰', '창']],
  [['뷰'], '창', 2, ['뷰', '창']],
])('V-WC-4: %j and a press on %s, of at most %i: %j', (chosen, card, length, after) => {
  expect(pressWordCard(chosen, card, length)).toEqual(after)
})

test('S-WC-1: a press on 뷰, 창, 뷰 leaves 창', () => {
  expect(['뷰', '창', '뷰'].reduce<string[]>((chosen, card) => pressWordCard(chosen, card, 3), [])).toEqual(['창'])
})
