import type { ReactNode } from 'react'
import { Icon } from '@/lib/ui/icon'
import { FaultLine } from './fault-line'
import { OptionalMark } from './optional-mark'

interface Props {
  /** Of the input: its descriptions are `{id}-help` and `{id}-error`. */
  id: string
  label: ReactNode
  optional?: boolean
  help?: ReactNode
  error?: string | undefined
  /** Confirmation below the field: 사용할 수 있는 아이디입니다. */
  success?: string | undefined
  children: ReactNode
}

/** A label, its field and its messages (look §10). The label is above, help below, and an error replaces the help. */
export function Field({ id, label, optional = false, help, error, success, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
        {optional && <OptionalMark />}
      </label>
      {children}
      <FaultLine id={`${id}-error`} text={error} />
      <p id={`${id}-success`} role="status" className="mt-2 flex gap-1.5 text-small text-success empty:hidden">
        {!error && success && (
          <>
            <Icon name="check" size={18} className="mt-0.5" />
            {success}
          </>
        )}
      </p>
      {help && (
        <div id={`${id}-help`} className="mt-2 text-small text-ink-mute">
          {help}
        </div>
      )}
    </div>
  )
}

/** Ids of all descriptions of a field. */
export const describedBy = (id: string, hasHelp: boolean): string => [`${id}-error`, ...(hasHelp ? [`${id}-help`] : [])].join(' ')

/** The style of every input of a form: 52 px, one line, red when invalid (V-ERR-1). */
export const INPUT =
  'h-13 w-full rounded-sm border border-line-field bg-page px-4 text-body placeholder:text-ink-mute read-only:bg-surface aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger'
