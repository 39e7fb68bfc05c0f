import type { ReactNode, Ref } from 'react'
import { Icon } from '@/lib/ui/icon'
import { describedBy, Field, INPUT } from './field'

interface Props extends Omit<React.SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  id: string
  label: string
  optional?: boolean
  help?: ReactNode
  error?: string | undefined
  /** The first option, which chooses nothing. */
  empty?: string
  options: readonly { value: string; label: string }[]
  ref?: Ref<HTMLSelectElement>
}

/** One of several values: the browser's own list, which every keyboard, phone and screen reader supports. */
export function SelectField({ id, label, optional = false, help, error, empty = '선택해 주세요', options, ref, ...select }: Props) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <div className="relative">
        <select
          ref={ref}
          id={id}
          aria-describedby={describedBy(id, help !== undefined)}
          aria-invalid={error ? true : undefined}
          {...select}
          // A select always matches :read-only, and would be styled so.
          className={`${INPUT} appearance-none bg-page! pr-12`}
        >
          <option value="">{empty}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} className="pointer-events-none absolute inset-y-0 right-4 my-auto rotate-90 text-ink-mute" />
      </div>
    </Field>
  )
}
