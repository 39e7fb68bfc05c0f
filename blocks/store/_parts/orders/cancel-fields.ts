import { requiredFault } from '@/schemas/rules/base/required-fault'
import { CANCEL_OTHER } from '@/schemas/rules/store/cancel-reasons'
import { ACCOUNT_LABELS, accountFaults, type KeptAccountFields } from './account-faults'

/** Of the form in the browser; `pieces` is no field and holds the fault of the lines. */
export interface CancelFields extends KeptAccountFields {
  pieces: string
  reason: string
  more: string
}

export const CANCEL_LABELS = {
  pieces: '취소할 상품',
  reason: '취소 이유',
  more: '자세한 이유',
  ...ACCOUNT_LABELS,
} as const

const MOST_WORDS = 180

/** @param needsAccount the money goes back to an account that the buyer names. */
export function cancelFaults(fields: CancelFields, { chosen, needsAccount }: { chosen: number; needsAccount: boolean }) {
  const { reason, more, bank, accountNo, holder } = fields
  const isOther = reason === CANCEL_OTHER
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

export const reasonOf = ({ reason, more }: CancelFields): string => (reason === CANCEL_OTHER ? more.trim() : reason)
