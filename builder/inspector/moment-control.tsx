'use client'
import { X } from 'lucide-react'
import { BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import type { FieldAria } from './field-frame'
import { fromSeoul, toSeoul } from './to-seoul'
import { WRONG } from './text-input'
import { useTypedText } from './use-typed-text'

/** A moment in Seoul time, or a calendar day. */
export type MomentKind = 'moment' | 'day'

const TYPES = {
  moment: { type: 'datetime-local', min: '2000-01-01T00:00', max: '2099-12-31T23:59' },
  day: { type: 'date', min: '2000-01-01', max: '2099-12-31' },
} as const
const DAY = /^20\d\d-\d\d-\d\d$/

const shown = { moment: toSeoul, day: (value: unknown) => (typeof value === 'string' ? value : '') }
const taken = { moment: fromSeoul, day: (text: string) => (DAY.test(text) ? text : undefined) }

interface Props {
  kind: MomentKind
  aria: FieldAria
  title: string
  value: unknown
  isReadOnly: boolean
  /** Whether there is something to clear. */
  isClearable: boolean
  write: (value: string | undefined) => void
  seal: () => void
}

/** A half-typed value stays in the field and never reaches the page. */
export function MomentControl({ kind, aria, title, value, isReadOnly, isClearable, write, seal }: Props) {
  const typed = useTypedText(
    value,
    shown[kind],
    (text) => {
      const whole = taken[kind](text)
      return whole === undefined ? { refusal: '' } : { value: whole }
    },
    (whole) => {
      write(whole as string)
      return whole
    },
  )
  return (
    <div className="flex gap-1">
      <input
        {...aria}
        {...TYPES[kind]}
        value={typed.text}
        readOnly={isReadOnly}
        onChange={(event) => typed.change(event.target.value)}
        onBlur={(event) => {
          // Emptied on purpose, not half typed.
          if (typed.text === '' && !event.target.validity.badInput && isClearable && value !== undefined) write(undefined)
          typed.giveUp()
          seal()
        }}
        className={`${FIELD} min-w-0 tabular-nums ${WRONG}`}
      />
      {isClearable && (
        <button
          type="button"
          aria-label={`${title} 지우기`}
          title="지우기"
          disabled={isReadOnly}
          onClick={() => {
            typed.giveUp()
            write(undefined)
            seal()
          }}
          className={BUTTON}
        >
          <X {...ICON} size={14} />
        </button>
      )}
    </div>
  )
}
