import { expect, test } from 'vitest'
import { receiptWords } from './receipt-words'

test('a cash receipt that has its number has been issued, whatever the tax office still has to say', () => {
  const of = { status: 'PROGRESS', kind: 'income', amount: 33_000, unaskedYn: 'N' } as const
  expect(receiptWords({ ...of, issueNumber: '' })).toBe('소득공제 · 33,000원 발급하고 있습니다')
  expect(receiptWords({ ...of, issueNumber: '123456789' })).toBe('소득공제 · 33,000원 발급했고, 국세청의 확인을 기다리고 있습니다')
})
