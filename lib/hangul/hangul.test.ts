import { describe, expect, test } from 'vitest'
import { dense, fold } from './fold'
import { onOtherKeyboard } from './on-other-keyboard'
import { halfTyped, initialsOf, singleJamo, typing } from './is-syllable'
import { areNear, forgiven, unitsOf } from './units-of'

test.each([
  ['원목결 마루'.normalize('NFD'), '원목결 마루'],
  ['\u1107\u110C', 'ㅂㅈ'],
  ['ＦＬ－００１５６', 'fl-00156'],
  ['원목\u00a0\u3000마루 ', '원목 마루'],
  ['84㎡', '84m2'],
  ['165 × 1,200mm', '165x1200mm'],
  ['1,20', '1,20'],
  ['ㅂㅈ', 'ㅂㅈ'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(dense(text)).toBe(folded.replaceAll(' ', ''))
})

test('initials keep digits', () => expect(initialsOf('3연동 중문')).toBe('3ㅇㄷ ㅈㅁ'))

test.each([
  ['바다', '바닥재', true],
  ['벽ㅈ', '벽지', true],
  ['테랒', '테라조', true],
  ['바다', '비닥재', false],
  ['월너', '월넛', true],
])('%s may become %s: %s', (word, name, may) => expect(new RegExp(halfTyped(word)).test(name)).toBe(may))

test.each([
  ['qkekrwo', '바닥재'],
  ['ㅐ마', 'oak'],
  ['재ㅐㅇ', 'wood'],
  ['dnjsahr akfn', '원목 마루'],
  ['%', undefined],
  ['250', undefined],
])('%s on the other keyboard is %s', (typed, meant) => expect(onOtherKeyboard(typed)).toBe(meant))

describe('units', () => {
  test.each([
    ['해링본', '헤링본', 1],
    ['셰브론', '쉐브론', 1],
    ['테라쪼', '테라조', 1],
    ['붙밖이장', '붙박이장', 1],
    ['엠패라도루', '엠퍼라도르', 2],
    ['거울', '겨울', 1],
  ])('%s and %s are %i apart', (a, b, apart) => {
    expect(areNear(unitsOf(a), unitsOf(b), apart)).toBe(true)
    expect(areNear(unitsOf(a), unitsOf(b), apart - 1)).toBe(false)
  })
  test('short words are forgiven nothing', () =>
    expect(['거울', '겔', '월넷', '엠페라도르'].map((one) => forgiven(unitsOf(one)))).toEqual([1, 0, 1, 2]))
})

test.each([
  ['ㅂ', '바닥재'],
  ['박', '바구니'],
  ['돍', '돌결 타일'],
  ['넋', '넉시'],
  ['ㅂㄷㅈ', '바닥재'],
  ['ㄳ', '가수'],
  ['원목ㄱ', '원목결'],
])('%s is on its way to %s', (typed, name) => expect(dense(name)).toMatch(new RegExp(`^(?:${typing(singleJamo(typed))})`, 'u')))
