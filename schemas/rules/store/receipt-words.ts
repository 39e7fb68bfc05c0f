import { RECEIPT_KIND_WORDS, type ReceiptKind } from './cash-receipts'
import { wonWords } from './won-words'

interface Shown {
  status: 'PROGRESS' | 'DONE' | 'CANCEL' | 'FAIL'
  kind: ReceiptKind
  amount: number
  unaskedYn: 'Y' | 'N'
  /** 승인 번호; empty before there is one. */
  issueNumber: string
}

/** What became of a cash receipt, in one phrase for its buyer. */
export function receiptWords({ status, kind, amount, unaskedYn, issueNumber }: Shown): string {
  const of = unaskedYn === 'Y' ? '국세청 지정 번호로 자진발급' : RECEIPT_KIND_WORDS[kind]
  switch (status) {
    case 'PROGRESS':
      return issueNumber
        ? `${of} · ${wonWords(amount)} 발급했고, 국세청의 확인을 기다리고 있습니다`
        : `${of} · ${wonWords(amount)} 발급하고 있습니다`
    case 'DONE':
      return `${of} · ${wonWords(amount)} 발급했습니다`
    case 'CANCEL':
      return `${of} · 취소했습니다`
    case 'FAIL':
      return `${of} · 발급하지 못했습니다`
  }
}
