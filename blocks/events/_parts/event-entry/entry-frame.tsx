'use client'
import { useRef, type ReactNode } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import { templateOf } from '@/schemas/rules/events/event-template'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import type { EntryEvent } from './entry-event'
import { limitWords } from './entry-words'
import type { Entry } from './use-entry'

/** The displayed part of an entry. */
type Shown = Pick<Entry, 'isBusy' | 'isApplied'> & Partial<Pick<Entry, 'isAsking'>>

interface Props {
  event: EntryEvent
  entry: Shown
  /** The question or task. */
  title: string
  /** A further sentence. */
  lead?: string | undefined
  /** Label of the apply button. */
  label?: string
  /** The action of the button; without it there is no button. One runs at a time. */
  onApply?: (() => Promise<unknown>) | undefined
  /** Beside the apply button: a hint. */
  actions?: ReactNode
  /** The film or the pictures, which are never locked. */
  above?: ReactNode
  /** The inputs; locked while sending, and when the limit is reached. */
  children?: ReactNode
}

/** The form of an event's entry: a quiet ground, one column, one button (look §9). */
export function EntryFrame({ event, entry, title, lead, label = '응모하기', onApply, actions, above, children }: Props) {
  const id = useId()
  const running = useRef(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    try {
      await onApply?.()
    } finally {
      running.current = false
    }
  }
  // An entry that is only a link is made elsewhere.
  const limit = onApply || children ? limitWords(event) : undefined
  return (
    <section
      aria-labelledby={id}
      data-entry={templateOf(event.EVENT_TYPE)}
      className="bg-surface px-(--gutter) py-14 max-md:-mx-(--gutter) md:rounded-md md:px-10 md:py-20"
    >
      <form
        method="post"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault()
          void run()
        }}
        className="mx-auto max-w-[40rem]"
      >
        <h2 id={id} className="type-h3 text-center text-balance">
          {title}
        </h2>
        {lead && <p className="mt-3 text-center text-balance text-ink-soft">{lead}</p>}
        {above && <div className="mt-8">{above}</div>}
        {children && (
          <fieldset disabled={entry.isBusy || entry.isApplied} aria-labelledby={id} className="mt-8 min-w-0">
            {children}
          </fieldset>
        )}
        {(onApply || actions) && (
          <div className="mt-8 grid gap-3">
            {onApply && <ApplyButton entry={entry}>{label}</ApplyButton>}
            {actions}
          </div>
        )}
        {limit && <p className="mt-4 text-center text-caption text-ink-mute">{limit}</p>}
        <p role="status" className="sr-only">
          {entry.isBusy ? '처리하고 있습니다.' : entry.isApplied ? '참여를 완료하셨습니다.' : ''}
        </p>
      </form>
    </section>
  )
}

interface ButtonProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  entry: Shown
  children: ReactNode
}

/** 응모하기; locked while it sends (S-EVT-3). At the limit it says so, and a press shows the reason (S-EVT-4, V-EVT-6, V-EVT-7). */
export function ApplyButton({ entry, children, ...button }: ButtonProps) {
  if (entry.isBusy || !entry.isApplied) {
    return (
      <SubmitButton isSending={entry.isBusy || Boolean(entry.isAsking)} disabled={entry.isBusy} {...button}>
        {children}
      </SubmitButton>
    )
  }
  return (
    <button
      type="submit"
      {...button}
      data-applied=""
      className="inline-flex h-14 w-full items-center justify-center gap-2 rounded-sm bg-surface-deep px-6 font-semibold hover:bg-line"
    >
      <Icon name="check" size={20} />
      참여 완료
    </button>
  )
}
