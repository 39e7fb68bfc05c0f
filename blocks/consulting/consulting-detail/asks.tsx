import type { Item } from '@/schemas/api/base/contract'
import type { readMyConsultation } from '@/schemas/api/consulting/history'
import { ASK_STATE_WORDS, ASK_WORDS } from '@/schemas/rules/consulting/asks'
import { formatDateTime, formatPeriod } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'

type Ask = Item<typeof readMyConsultation>['asks'][number]

/** What the person answered and asked, with what staff said to it. */
export function Asks({ asks }: { asks: readonly Ask[] }) {
  return (
    <ul aria-label="보낸 답과 요청" className="mt-5 border-t border-ink">
      {asks.map(({ askSeq, kind, reason, startDt, endDt, state, answer, staffName, askedAt }) => (
        <li key={askSeq} className="border-b border-line py-4">
          <p className="flex flex-wrap items-center gap-2">
            <b className="font-semibold">{ASK_WORDS[kind]}</b>
            <Badge tone={state === 'waiting' ? 'accent' : state === 'agreed' ? 'calm' : 'quiet'}>{ASK_STATE_WORDS[state]}</Badge>
            <time dateTime={askedAt} className="numeric text-small text-ink-mute">
              {formatDateTime(askedAt)}
            </time>
          </p>
          {startDt && <p className="numeric mt-1 text-small">바라는 날 {formatPeriod(startDt, endDt)}</p>}
          {reason && <p className="mt-1 text-pretty whitespace-pre-line wrap-anywhere">{reason}</p>}
          {answer && (
            <p className="mt-2 rounded-sm bg-surface px-4 py-3 text-pretty whitespace-pre-line wrap-anywhere">
              <span className="block text-small text-ink-mute">{staffName} 담당자의 답</span>
              {answer}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
