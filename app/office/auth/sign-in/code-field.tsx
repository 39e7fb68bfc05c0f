'use client'
import { FormField } from '@/builder/list/form-field'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'

interface CodeFieldProps {
  /** Its name among the fields of its form. */
  field: string
  value: string
  fault?: string | undefined
  /** A recovery code may stand in, which has letters as well. */
  mayRecover?: boolean
  /** The person has no telephone: only a recovery code stands in. */
  isRecovery?: boolean
  onChange: (value: string) => void
}

/** The six digits of the telephone, or a recovery code in their place. */
export const CodeField = ({ field, value, fault, mayRecover = true, isRecovery = false, onChange }: CodeFieldProps) => (
  <FormField
    label={isRecovery ? '복구 코드' : '인증 코드'}
    fault={fault}
    help={
      isRecovery
        ? '패스키를 쓸 수 없을 때 보관해 둔 복구 코드를 입력해 주세요.'
        : mayRecover
          ? '인증 앱에 보이는 여섯 자리입니다. 휴대전화가 없으면 복구 코드를 입력해 주세요.'
          : '인증 앱에 보이는 여섯 자리입니다.'
    }
  >
    {(aria) => (
      <input
        {...aria}
        data-field={field}
        type="text"
        inputMode={mayRecover ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={value}
        aria-required
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`${FIELD} ${INVALID_FIELD} tabular-nums tracking-widest`}
      />
    )}
  </FormField>
)
