import { EVENTS, FINISHED_EVENTS } from '@/schemas/rules/events/event-path'
import { offersApply } from '@/schemas/rules/events/event-template'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import type { EventStanding } from '../_parts/when'
import type { EventRecord } from '../_parts/event-entry/entry-event'

interface Props {
  event: EventRecord
  standing: EventStanding
  /** What it leads to stands right below, with a filled button of its own (look 1.3). */
  isQuiet?: boolean
}

/** The way in (S-EVT-11), or why there is none now: before the first day, after the last (V-EVT-1). */
export function Apply({ event, standing, isQuiet = false }: Props) {
  if (standing.state === 'finished') {
    return (
      <Note words="종료된 이벤트입니다. 참여해 주셔서 감사합니다.">
        <ActionLink href={EVENTS} tone="primary">
          진행 중 이벤트
        </ActionLink>
        {event.WINNER_DT ? (
          <ActionLink href="/zin/event/winner">당첨자 보기</ActionLink>
        ) : (
          <ActionLink href={FINISHED_EVENTS}>종료된 이벤트</ActionLink>
        )}
      </Note>
    )
  }
  if (standing.state === 'upcoming') return <Note words={`${formatDay(event.OPEN_STR_DATE)}부터 참여하실 수 있습니다.`} />
  if (!offersApply(event)) return null
  return (
    <ActionLink
      href={event.EVENT_LINK || '#entry'}
      tone={isQuiet ? 'line' : 'primary'}
      size="lg"
      newWindow={/^https?:/.test(event.EVENT_LINK)}
      className="mt-7 max-sm:w-full md:mt-9"
    >
      이벤트 참여하기
    </ActionLink>
  )
}

function Note({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <div className="mt-7 rounded-sm bg-surface px-5 py-5 md:mt-9 md:px-6">
      <p className="text-pretty text-ink-soft">{words}</p>
      {children && <p className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">{children}</p>}
    </div>
  )
}
