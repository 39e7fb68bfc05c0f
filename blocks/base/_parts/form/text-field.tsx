import type { ReactNode, Ref } from 'react'
import { describedBy, Field, INPUT } from './field'

interface Props extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'id'> {
  id: string
  label: string
  optional?: boolean
  help?: ReactNode
  error?: string | undefined
  success?: string | undefined
  /** Beside the field: 중복 확인. Null for what comes later: a field that is wrapped while somebody types loses focus and text. */
  beside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Uncontrolled, so that nothing interferes with an input method; no `maxLength` on Hangul. */
export function TextField({ id, label, optional = false, help, error, success, beside, className = '', ref, ...input }: Props) {
  const field = (
    <input
      ref={ref}
      id={id}
      type="text"
      aria-describedby={describedBy(id, help !== undefined)}
      aria-invalid={error ? true : undefined}
      {...input}
      className={`${INPUT} ${className}`}
    />
  )
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} success={success}>
      {beside === undefined ? (
        field
      ) : (
        <div className="flex gap-2">
          {field}
          {beside}
        </div>
      )}
    </Field>
  )
}
