import type { FocusEventHandler, ReactNode } from 'react'
import { FaultLine } from './fault-line'

interface Props {
  /** Of the group: its first choice is `{id}`, its message `{id}-error`. */
  id: string
  /** The question; if the page shows it already, `labelledBy` names it. */
  legend?: ReactNode
  labelledBy?: string
  options: readonly { value: string; label: ReactNode }[]
  /** Chosen; '' none. */
  value: string
  onChange: (value: string) => void
  onFocus?: FocusEventHandler<HTMLInputElement> | undefined
  error?: string | undefined
  /** Short choices are side by side if there is room. */
  beside?: boolean
}

/** One of several choices, each on its own line: native radios, so that arrow keys choose and the group has its question. */
export function RadioRows({ id, legend, labelledBy, options, value, onChange, onFocus, error, beside = false }: Props) {
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      {legend && <legend className="mb-3 font-semibold text-pretty">{legend}</legend>}
      <div className={beside ? 'grid gap-2 sm:grid-cols-2' : 'grid gap-2'}>
        {options.map((option, i) => (
          <label
            key={option.value}
            className={`relative flex min-h-13 cursor-pointer items-center gap-3 rounded-sm border bg-page px-4 py-3 transition-colors duration-(--duration-quick) hover:border-ink has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default ${error ? 'border-danger' : 'border-line-field'}`}
          >
            <input
              type="radio"
              id={i === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={value === option.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              onFocus={onFocus}
              className="peer absolute size-6 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border border-line-field text-transparent peer-checked:border-ink peer-checked:text-ink before:size-3 before:rounded-full before:bg-current"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
      <FaultLine id={`${id}-error`} text={error} />
    </fieldset>
  )
}
