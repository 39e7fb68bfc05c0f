import { formatDate } from '@/schemas/words/dates'

export interface Reply {
  key: number
  /** As others may read it: 홍*동. */
  name: string
  date: string
  text: string
  /** Hangs on the reply before it. */
  isAnswer?: boolean
  /** Taken away by its writer, while its answers stay. */
  isGone?: boolean
}

/** What people wrote under something, each under a hairline; answers stand further in. */
export function Replies({ label, replies }: { label: string; replies: readonly Reply[] }) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {replies.map(({ key, name, date, text, isAnswer, isGone }) => (
        <li key={key} className={`border-b border-line py-5 ${isAnswer ? 'pl-6 md:pl-10' : ''}`}>
          {isGone ? (
            <p className="text-small text-ink-mute">쓴 사람이 삭제한 댓글입니다.</p>
          ) : (
            <>
              <p className="meta text-small text-ink-mute">
                <span className="font-semibold text-ink">
                  {isAnswer && <span className="sr-only">답글, </span>}
                  {name}
                </span>
                <time dateTime={date}>{formatDate(date)}</time>
              </p>
              <p className="mt-1.5 max-w-[44em] text-pretty whitespace-pre-line text-ink-soft">{text}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
