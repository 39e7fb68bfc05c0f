import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'

/** Where money goes back to. */
export interface AccountFields {
  bank: string
  accountNo: string
  holder: string
}
/** In a form that also offers to store it. */
export interface KeptAccountFields extends AccountFields {
  keepsAccount: boolean
}

export const ACCOUNT_LABELS = { bank: '은행', accountNo: '계좌 번호', holder: '예금주' } as const

export const accountFaults = ({ bank, accountNo, holder }: AccountFields) => ({
  bank: bank ? undefined : '은행을 골라 주세요.',
  accountNo:
    requiredFault(ACCOUNT_LABELS.accountNo, accountNo) ??
    (/^[\d\s-]+$/.test(accountNo) && /^\d{6,20}$/.test(digitsOnly(accountNo)) ? undefined : '계좌 번호를 숫자로 입력해 주세요.'),
  holder:
    requiredFault(ACCOUNT_LABELS.holder, holder) ??
    ([...holder.trim()].length > 60 ? '예금주에는 60자까지 입력할 수 있습니다.' : undefined),
})
