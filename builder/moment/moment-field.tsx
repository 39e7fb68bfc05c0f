'use client'
import { Popover } from '@base-ui/react/popover'
import { CalendarDays, CircleAlert, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState, type KeyboardEvent } from 'react'
import { seoulMinute } from './to-seoul'
import { BUTTON } from '../ui/button'
import { FIELD, INVALID_FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { momentFault } from './moment-fault'
import { momentWords } from './moment-words'
import { typedMoment, type MomentKind } from './typed-moment'

// The calendar is loaded when it is opened for the first time.
const MomentCalendar = lazy(async () => ({ default: (await import('./moment-calendar')).MomentCalendar }))

interface MomentFieldProps {
  kind: MomentKind
  /** What names and describes the control: `id` at least, where a label points at it. */
  aria: {
    id?: string
    'aria-label'?: string
    'aria-labelledby'?: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: true | undefined
    'aria-required'?: true | undefined
  }
  /** The name of the field, for its buttons. */
  title: string
  /** `2026-11-29` or `2026-11-29T15:00`, in Seoul; empty for none. */
  value: string
  min?: string | undefined
  max?: string | undefined
  isReadOnly?: boolean
  isClearable?: boolean
  onChange: (value: string) => void
  /** Told why the text in the field is no day; empty once it is one. */
  onFault?: (fault: string) => void
  /** After the field was left. */
  onLeave?: () => void
  dataField?: string
  className?: string
}

const EXAMPLES = { day: '예: 11.29, 내일', moment: '예: 11.29 15:00, 내일 3시' }
/** Programs and pasted texts give it whole: nothing more can follow. */
const WHOLE = { day: /^\d{4}-\d\d-\d\d$/, moment: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/ }

/**
 * A day or a moment in Seoul: shown in words, typed as people say it, or chosen in a calendar. While one types, a line says how it is read;
 * it counts with Enter or when the field is left. What cannot be read stays in the field, with the reason.
 */
export function MomentField(props: MomentFieldProps) {
  const { kind, aria, title, value, isReadOnly = false, isClearable = false, onChange, onFault, onLeave, dataField, className = '' } = props
  const min = props.min ?? (kind === 'day' ? '2000-01-01' : '2000-01-01T00:00')
  const max = props.max ?? (kind === 'day' ? '2099-12-31' : '2099-12-31T23:59')
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; held: string; isLeft: boolean } | null>(null)
  const [isOpen, setOpen] = useState(false)
  // What the field was given since replaces a text that was typed before.
  const own = typed && typed.held === value ? typed : null
  const read = own ? typedMoment(own.text, { kind, now: seoulMinute(), value, min: props.min }) : undefined
  const fault = own?.isLeft ? faultOf(own.text, read) : ''

  useEffect(() => {
    if (fault === '') return undefined
    onFault?.(fault)
    return () => onFault?.('')
  }, [onFault, fault])

  function faultOf(text: string, found: string | undefined): string {
    if (text.trim() === '') return isClearable ? '' : '비울 수 없는 날짜입니다.'
    if (!found) return momentFault(text) ?? `날짜로 읽을 수 없습니다. ${EXAMPLES[kind]}처럼 입력해 주세요.`
    if (found < min) return `${momentWords(min)}부터 고를 수 있습니다.`
    return found > max ? `${momentWords(max)}까지 고를 수 있습니다.` : ''
  }
  function take(text: string): void {
    const found = typedMoment(text, { kind, now: seoulMinute(), value, min: props.min })
    if (faultOf(text, found) !== '') {
      setTyped({ text, held: value, isLeft: true })
      return
    }
    setTyped(null)
    const next = found ?? ''
    if (next !== value) onChange(next)
  }
  function type(text: string): void {
    if (WHOLE[kind].test(text)) take(text)
    else setTyped({ text, held: value, isLeft: false })
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault()
      setOpen(true)
    } else if (event.key === 'Escape' && own) {
      event.stopPropagation()
      setTyped(null)
    } else if (own && !event.nativeEvent.isComposing && (event.key === 'Enter' || event.ctrlKey || event.metaKey)) {
      // Also before a shortcut that saves: it saves what was typed.
      if (event.key === 'Enter' || event.key.toLowerCase() === 's') take(own.text)
    }
  }
  const note = fault || (own && read ? momentWords(read) : '')
  const described = [aria['aria-describedby'], note && `${id}-note`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`relative flex min-w-0 flex-col gap-1 ${className}`}>
      <div className="flex min-w-0 flex-wrap gap-1">
        <input
          {...aria}
          type="text"
          autoComplete="off"
          spellCheck={false}
          data-field={dataField}
          placeholder={EXAMPLES[kind]}
          aria-describedby={described}
          aria-invalid={fault ? true : aria['aria-invalid']}
          value={own ? own.text : momentWords(value)}
          readOnly={isReadOnly}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            if (own && !own.isLeft) take(own.text)
            onLeave?.()
          }}
          // A whole day is read: where large text leaves no room beside it, the buttons stand below.
          className={`${FIELD} ${INVALID_FIELD} min-w-[min(100%,9.5rem)] flex-1 tabular-nums`}
        />
        <Popover.Root open={isOpen} onOpenChange={(next) => setOpen(next && !isReadOnly)}>
          <Popover.Trigger aria-label={`${title} 달력`} title="달력" disabled={isReadOnly} className={BUTTON}>
            <CalendarDays {...ICON} />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={8} className="z-(--z-overlay)">
              <Popover.Popup
                aria-label={`${title} 고르기`}
                className={`${POPUP} max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto p-3`}
              >
                <Suspense fallback={<p role="status">달력을 여는 중입니다.</p>}>
                  <MomentCalendar
                    kind={kind}
                    value={value}
                    min={min}
                    max={max}
                    isClearable={isClearable}
                    onChoose={(next) => {
                      if (next === '') {
                        setTyped(null)
                        if (value !== '') onChange('')
                      } else take(next)
                    }}
                    onClose={() => {
                      setOpen(false)
                      onLeave?.()
                    }}
                  />
                </Suspense>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
        {isClearable && (value !== '' || own !== null) && (
          <button
            type="button"
            aria-label={`${title} 지우기`}
            title="지우기"
            disabled={isReadOnly}
            onClick={() => {
              setTyped(null)
              if (value !== '') onChange('')
              onLeave?.()
            }}
            className={BUTTON}
          >
            <X {...ICON} size={14} />
          </button>
        )}
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`empty:hidden ${
          fault
            ? 'flex gap-1 text-studio-label font-normal text-danger'
            : `${POPUP} pointer-events-none absolute top-full left-0 mt-1 max-w-full px-2 py-1 text-studio-label font-normal`
        }`}
      >
        {fault && <CircleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />}
        {note}
      </p>
    </div>
  )
}
