import { expect, test } from 'vitest'
import { authorName, authorShown } from './author-name'

test.each([
  [
    'a member goes by the nickname that was promised, and nothing of the name is shown',
    { memberName: '홍길동', nickname: ' 길동네 ' },
    '길동네',
  ],
  ['also without a verified name', { memberName: '', nickname: '길동네' }, '길동네'],
  ['a business has no nickname: its name is masked', { memberName: '홍길동', nickname: '' }, '홍*동'],
  ['and without either by a word', { memberName: ' ', nickname: '' }, '회원'],
])('P1: %s', (_says, member, expected) => {
  expect(authorName(member)).toBe(expected)
})

test('Q-020: content of a withdrawn member is marked as such', () => {
  expect(authorShown('')).toBe('탈퇴한 회원')
  expect(authorShown('홍*동')).toBe('홍*동')
})
