'use client'
import { FormField } from '@/builder/list/form-field'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'

interface PasswordFieldProps {
  label: string
  /** Its name among the fields of its form. */
  field: string
  value: string
  fault?: string | undefined
  help?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  onChange: (value: string) => void
}

/** A password of staff, which the browser's keeper fills in. */
export const PasswordField = ({ label, field, value, fault, help, autoComplete, onChange }: PasswordFieldProps) => (
  <FormField label={label} fault={fault} help={help}>
    {(aria) => (
      <input
        {...aria}
        data-field={field}
        type="password"
        autoComplete={autoComplete}
        value={value}
        aria-required
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`${FIELD} ${INVALID_FIELD}`}
      />
    )}
  </FormField>
)
