import { TextField } from '@/builder/list/text-field'

interface WonFieldProps {
  label: string
  help: string
  value: string
  isRequired?: boolean
  onChange: (typed: string) => void
}

/** An amount of money as staff type it, with commas or without. */
export const WonField = ({ label, help, value, isRequired = false, onChange }: WonFieldProps) => (
  <TextField
    label={label}
    help={help}
    inputMode="numeric"
    value={value}
    maxLength={11}
    isRequired={isRequired}
    onChange={onChange}
    look="max-w-60 tabular-nums"
  />
)
