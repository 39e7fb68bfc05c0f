import { EVENTS, FINISHED_EVENTS } from '@/schemas/rules/events/event-path'
import { eventState } from '@/schemas/rules/events/event-window'
import type { mayEnter } from '@/schemas/rules/events/may-enter'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { closedWords } from '../_parts/event-standing'
import type { EventRecord } from '../_parts/event-entry/entry-event'

interface Props {
  event: EventRecord
  answer: ReturnType<typeof mayEnter>
  now: string
  /** The form is right below, with a filled button of its own (look 1.3). */
  isQuiet?: boolean
}

/** The button that opens the entry (S-EVT-11), or the reason why it is closed now (V-EVT-1). */
export function Apply({ event, answer, now, isQuiet = false }: Props) {
  if (answer === 'closed' && eventState(event, now) === 'finished') {
    return (
      <Note words={closedWords(event, now)}>
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
  if (answer === 'closed') return <Note words={closedWords(event, now)} />
  if (answer !== 'yes') return null
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
