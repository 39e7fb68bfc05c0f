import type { ReactNode } from 'react'
import { formatDate } from '@/schemas/words/dates'

export interface Reply {
  key: number
  /** The masked name: 홍*동. */
  name: string
  date: string
  text: string
  /** An answer to the reply before it. */
  isAnswer?: boolean
  /** Removed by its writer, while its answers stay. */
  isGone?: boolean
  /** Actions: delete, report. */
  actions?: ReactNode
}

/** Replies in a list, each under a hairline; answers are indented. */
export function Replies({ label, replies }: { label: string; replies: readonly Reply[] }) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {replies.map(({ key, name, date, text, isAnswer, isGone, actions }) => (
        <li key={key} className={`border-b border-line py-5 ${isAnswer ? 'pl-6 md:pl-10' : ''}`}>
          {isGone ? (
            <p className="text-small text-ink-mute">쓴 사람이 삭제한 댓글입니다.</p>
          ) : (
            <>
              <div className="flex items-start justify-between gap-4">
                <p className="meta text-small text-ink-mute">
                  <span className="font-semibold text-ink">
                    {isAnswer && <span className="sr-only">답글, </span>}
                    {name}
                  </span>
                  <time dateTime={date}>{formatDate(date)}</time>
                </p>
                {actions}
              </div>
              <p className="mt-1.5 max-w-[44em] text-pretty whitespace-pre-line text-ink-soft">{text}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
