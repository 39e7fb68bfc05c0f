import type { ReactNode, Ref } from 'react'
import { describedBy, Field, INPUT } from './field'

interface Props extends Omit<React.TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  id: string
  label: string
  optional?: boolean
  help?: ReactNode
  error?: string | undefined
  /** Typed and maximum length. */
  count?: { now: number; most: number }
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; the length is validated, and never cut during a composition. */
export function TextArea({ id, label, optional = false, help, error, count, className = '', ref, ...input }: Props) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <textarea
        ref={ref}
        id={id}
        rows={5}
        aria-describedby={describedBy(id, help !== undefined)}
        aria-invalid={error ? true : undefined}
        {...input}
        className={`${INPUT} block h-auto! min-h-32 resize-y py-3.5 ${className}`}
      />
      {count && (
        <p className="numeric mt-1.5 text-right text-caption text-ink-mute">
          {count.now.toLocaleString('ko-KR')} / {count.most.toLocaleString('ko-KR')}자
        </p>
      )}
    </Field>
  )
}
