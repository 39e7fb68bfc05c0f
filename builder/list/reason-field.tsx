'use client'
import { FormField } from './form-field'
import { INVALID_FIELD } from '../ui/field'
import { FIELD } from '../ui/field'

/** Minimum length of a reason, in characters. */
const LEAST = 5

export const reasonFault = (reason: string): string | undefined =>
  [...reason.trim()].length < LEAST ? `사유를 ${LEAST}자 이상 입력해 주세요.` : undefined

/** The reason of an action: stored in the audit log with its author. */
export function ReasonField({
  label = '사유',
  value,
  fault,
  onChange,
}: {
  label?: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <FormField label={label} fault={fault} help="누가, 언제, 왜 했는지 감사 기록에 남습니다.">
      {(aria) => (
        <input
          {...aria}
          data-field="reason"
          value={value}
          maxLength={200}
          autoComplete="off"
          aria-required
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`${FIELD} ${INVALID_FIELD}`}
        />
      )}
    </FormField>
  )
}
