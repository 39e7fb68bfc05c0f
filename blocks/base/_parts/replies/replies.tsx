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
  /** Removed by its writer, while its answers stay; or hidden by staff. */
  gone?: 'removed' | 'hidden' | undefined
  /** Actions: delete, report. */
  actions?: ReactNode
  /** Under its text: answering it, its further answers. */
  below?: ReactNode
}

/** The place of a reply in the page: a link leads to it, and the focus returns to it. */
export const replyId = (key: number): string => `reply-${key}`

const GONE = { removed: '쓴 사람이 삭제한 댓글입니다.', hidden: '운영자가 숨긴 댓글입니다.' } as const

/** Replies in a list, each under a hairline; answers are indented. */
export function Replies({ label, replies }: { label: string; replies: readonly Reply[] }) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {replies.map(({ key, name, date, text, isAnswer, gone, actions, below }) => (
        <li
          key={key}
          id={replyId(key)}
          tabIndex={-1}
          className={`scroll-mt-24 border-b border-line py-5 ${isAnswer ? 'pl-6 md:pl-10' : ''}`}
        >
          {gone ? (
            <p className="text-small text-ink-mute">
              {isAnswer && <span className="sr-only">답글, </span>}
              {GONE[gone]}
            </p>
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
              <p className="mt-1.5 max-w-[44em] text-pretty wrap-anywhere whitespace-pre-line text-ink-soft">{text}</p>
            </>
          )}
          {below}
        </li>
      ))}
    </ul>
  )
}
