import { FormField } from '@/builder/list/form-field'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'

interface WonFieldProps {
  label: string
  help: string
  value: string
  isRequired?: boolean
  onChange: (typed: string) => void
}

/** An amount of money as staff type it, with commas or without. */
export const WonField = ({ label, help, value, isRequired = false, onChange }: WonFieldProps) => (
  <FormField label={label} help={help}>
    {(aria) => (
      <input
        {...aria}
        inputMode="numeric"
        value={value}
        maxLength={11}
        autoComplete="off"
        aria-required={isRequired || undefined}
        onChange={({ currentTarget: { value: typed } }) => onChange(typed)}
        className={`${FIELD} max-w-60 tabular-nums ${INVALID_FIELD}`}
      />
    )}
  </FormField>
)
