import { expect, test } from 'vitest'
import { returnFeeLine, returnFeeName, returnFeeWords } from './return-fee-words'

test.each([
  [
    'fault',
    3_000,
    '쓰신 흔적',
    '',
    '감액',
    '3,000원을 뺀 금액입니다. 사유: 쓰신 흔적',
    '감액 3,000원을 빼고 돌려드립니다. 사유: 쓰신 흔적',
  ],
  ['mind', 6_000, '', '', '반품 비용', '6,000원을 뺀 금액입니다.', '반품 비용 6,000원을 빼고 돌려드립니다.'],
  ['mind', 0, '', '단골이십니다', '반품 비용', '받지 않습니다. 단골이십니다', ''],
  ['fault', 0, '쓰신 흔적', '잘못 보았습니다', '감액', '빼지 않습니다. 잘못 보았습니다', ''],
  ['fault', 0, '', '', '감액', '', ''],
] as const)('of %s, %i won, because of "%s", waived "%s"', (cause, fee, feeReason, waiver, name, words, line) => {
  const taken = { cause, fee, feeReason, waiver }
  expect([returnFeeName(cause), returnFeeWords(taken), returnFeeLine(taken)]).toEqual([name, words, line])
})
