import { describe, expect, test } from 'vitest'
import { codeFault, maskedCode, plainCode, writtenCode } from './coupon-code'

describe('a coupon code', () => {
  test.each(['summer-2026', ' SUMMER 2026 ', 'ｓｕｍｍｅｒ２０２６', 'Sum\u200Bmer\u00A02026', 'summer\u20132026', 'SUMMER\u30002026'])(
    '%j is the same however it was typed',
    (typed) => expect(plainCode(typed)).toBe('SUMMER2026'),
  )
  test('of Hangul is the same in syllables and in their parts', () => expect(plainCode('여름 세일'.normalize('NFD'))).toBe('여름세일'))
  test('is refused where nobody could type it, and where it could be guessed', () => {
    expect(['a-b-c', 'abc😀d', '  ', 'x'.repeat(21)].map(codeFault).every((words) => words !== undefined)).toBe(true)
    expect(codeFault('여름세일')).toBeUndefined()
  })
  test('is written in fours, and shown by its end', () => {
    expect(writtenCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN')
    expect(plainCode(writtenCode('ABCDEFGHJKMN'))).toBe('ABCDEFGHJKMN')
    expect(maskedCode('JKMN')).toBe('••••-••••-JKMN')
  })
})
