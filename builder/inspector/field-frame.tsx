'use client'
import { CircleAlert, RotateCcw, TriangleAlert } from 'lucide-react'
import { use, useId, type ReactNode } from 'react'
import { ICON } from '../ui/icon'
import type { FieldWords } from './problems-of-fields'
import { RequiredFields, RequiredMark } from './required-mark'

export interface FieldAria {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface Props {
  pointer: string
  title: string
  help?: string | undefined
  words: readonly FieldWords[]
  isRequired?: boolean
  /** `12 / 60자` */
  count?: { now: number; most: number } | undefined
  onReset?: (() => void) | undefined
  /** Name and control in one line: a switch. */
  inLine?: boolean
  children: (aria: FieldAria) => ReactNode
}

/** A field: name above, control, help and problems below. */
export function FieldFrame({ pointer, title, help, words, isRequired = false, count, onReset, inLine = false, children }: Props) {
  const id = useId()
  const isNeeded = use(RequiredFields).has(pointer)
  const isWrong = words.some(({ severity }) => severity === 'error')
  const aria: FieldAria = {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [help && `${id}-help`, words.length > 0 && `${id}-words`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-required': isRequired || isNeeded || undefined,
  }
  return (
    <div data-field={pointer} data-wrong={isWrong || undefined} className="flex min-w-0 flex-col gap-1 rounded-sm">
      <div className="flex min-h-4.5 items-center gap-1">
        <label id={`${id}-label`} htmlFor={id} className="min-w-0 text-studio-label">
          {title}
        </label>
        <RequiredMark pointer={pointer} />
        {onReset && <ResetButton title={title} onReset={onReset} />}
        {inLine && <div className="ml-auto">{children(aria)}</div>}
      </div>
      {!inLine && children(aria)}
      <FieldMessages id={`${id}-words`} words={words} />
      {(help || count) && (
        <div className="flex items-start gap-2 text-studio-micro text-studio-text-mute">
          {help && (
            <p id={`${id}-help`} className="min-w-0">
              {help}
            </p>
          )}
          {count && (
            <span className={`ml-auto shrink-0 tabular-nums ${count.now > count.most ? 'text-danger' : ''}`}>
              <span className="sr-only">지금 </span>
              {count.now.toLocaleString('ko-KR')} / {count.most.toLocaleString('ko-KR')}자
            </span>
          )}
        </div>
      )}
    </div>
  )
}

export function FieldMessages({ id, words }: { id?: string; words: readonly FieldWords[] }) {
  if (words.length === 0) return null
  return (
    <div id={id} className="flex min-w-0 flex-col gap-0.5">
      {words.map(({ severity, message }) => (
        <p key={message} className={`flex gap-1 text-studio-label font-normal ${severity === 'error' ? 'text-danger' : 'text-warning'}`}>
          {severity === 'error' ? (
            <CircleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />
          ) : (
            <TriangleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />
          )}
          <span>{message}</span>
        </p>
      ))}
    </div>
  )
}

/** Rendered only when the value differs from the block's initial value. */
function ResetButton({ title, onReset }: { title: string; onReset: () => void }) {
  const words = `${title}: 기본값으로`
  return (
    <button
      type="button"
      aria-label={words}
      title="기본값으로"
      onClick={onReset}
      className="relative -my-1 grid size-6 shrink-0 place-items-center rounded-sm text-studio-text-mute after:absolute after:-inset-y-1 hover:bg-studio-100 hover:text-studio-text max-md:size-11 pointer-coarse:size-11"
    >
      <RotateCcw {...ICON} size={13} />
    </button>
  )
}
