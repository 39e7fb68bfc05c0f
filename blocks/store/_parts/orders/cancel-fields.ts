import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'

/** Of the form in the browser; `pieces` is no field and holds the fault of the lines. */
export interface CancelFields {
  pieces: string
  reason: string
  more: string
  bank: string
  accountNo: string
  holder: string
}

export const CANCEL_LABELS = {
  pieces: '취소할 상품',
  reason: '취소 이유',
  more: '자세한 이유',
  bank: '은행',
  accountNo: '계좌 번호',
  holder: '예금주',
} as const

export const OTHER = '기타'
export const REASONS = ['단순 변심', '주문 실수', '다른 상품으로 다시 주문', '배송이 늦어서', OTHER] as const

const MOST_WORDS = 180

/** @param needsAccount the money goes back to an account that the buyer names. */
export function cancelFaults(fields: CancelFields, { chosen, needsAccount }: { chosen: number; needsAccount: boolean }) {
  const { reason, more, bank, accountNo, holder } = fields
  const isOther = reason === OTHER
  return {
    pieces: chosen > 0 ? undefined : '취소할 상품을 골라 주세요.',
    reason: reason ? undefined : '취소 이유를 골라 주세요.',
    more: !isOther
      ? undefined
      : (requiredFault(CANCEL_LABELS.more, more) ??
        ([...more.trim()].length > MOST_WORDS ? `자세한 이유에는 ${MOST_WORDS}자까지 입력할 수 있습니다.` : undefined)),
    ...(needsAccount ? accountFaults({ bank, accountNo, holder }) : {}),
  }
}

export const accountFaults = ({ bank, accountNo, holder }: Pick<CancelFields, 'bank' | 'accountNo' | 'holder'>) => ({
  bank: bank ? undefined : '은행을 골라 주세요.',
  accountNo:
    requiredFault(CANCEL_LABELS.accountNo, accountNo) ??
    (/^[\d\s-]+$/.test(accountNo) && /^\d{6,20}$/.test(digitsOnly(accountNo)) ? undefined : '계좌 번호를 숫자로 입력해 주세요.'),
  holder:
    requiredFault(CANCEL_LABELS.holder, holder) ?? ([...holder.trim()].length > 60 ? '예금주에는 60자까지 입력할 수 있습니다.' : undefined),
})

export const reasonOf = ({ reason, more }: CancelFields): string => (reason === OTHER ? more.trim() : reason)
