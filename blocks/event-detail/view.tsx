import type { ViewProps } from '@/renderer/define-block'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '../_parts/action-link'
import { Badge } from '../_parts/badge'
import { Empty } from '../_parts/empty'
import { Picture } from '../_parts/picture'
import { subjectOf } from '../_parts/record'
import { RichText } from '../_parts/rich-text'
import { eventStanding, periodWords } from '../_parts/when'
import type { Props } from './schema'

export function EventDetail({ props, page }: ViewProps<Props>) {
  const list = props.list ?? '/zin/event/event'
  const event = subjectOf(page, 'event')
  if (!event) {
    return (
      <div className="frame">
        <Empty
          title="이벤트 한 건을 보이는 자리입니다."
          reason="이벤트 상세 화면에서 내용이 나타납니다."
          link={{ label: '이벤트 목록', href: list }}
        />
      </div>
    )
  }
  const span = { OPEN_STR_DATE: event.text('OPEN_STR_DATE'), OPEN_END_DATE: event.text('OPEN_END_DATE') }
  const standing = eventStanding(span, page.now)
  const over = standing.state === 'finished'
  const link = event.text('EVENT_LINK')
  const alt = event.text('IMG_BANNER_PC_ALT')
  return (
    <article className="frame">
      <header className="mb-8 md:mb-10">
        <Badge tone={standing.tone}>{standing.word}</Badge>
        <h1 className="type-h1 mt-3">{event.text('EVENT_NAME')}</h1>
        {event.text('SUMMARY') && <p className="mt-2 max-w-[40em] text-lead text-pretty text-ink-soft md:mt-3">{event.text('SUMMARY')}</p>}
        <p className="meta mt-4 text-small text-ink-mute">
          <span>이벤트 기간</span>
          <span>{periodWords(span)}</span>
        </p>
        {event.text('WINNER_DT') && (
          <p className="meta mt-1 text-small text-ink-mute">
            <span>당첨자 발표</span>
            <span>{formatDay(event.text('WINNER_DT'))}</span>
          </p>
        )}
      </header>
      {standing.state !== 'open' && (
        <p className="mb-6 rounded-sm bg-surface px-5 py-4 text-ink-soft">
          {over ? '종료된 이벤트입니다. 참여해 주셔서 감사합니다.' : `${formatDay(span.OPEN_STR_DATE)}부터 참여할 수 있습니다.`}
        </p>
      )}
      <Picture
        image={{ src: event.text('IMG_BANNER_PC'), alt }}
        mobile={{ src: event.text('IMG_BANNER_MO'), alt: event.text('IMG_BANNER_MO_ALT') }}
        ratio="2/1"
        sizes="(width >= 1280px) 1280px, 100vw"
        first
        className={`rounded-sm max-sm:aspect-[4/5]! ${over ? 'saturate-40' : ''}`}
      />
      <div className="mt-10 max-w-narrow md:mt-16">
        <RichText html={event.text('CONTENT_PC')} />
        <footer className="mt-12 flex flex-wrap gap-2 border-t border-line pt-8 max-sm:*:grow">
          {standing.state === 'open' && link && (
            <ActionLink href={link} tone="primary" newWindow={/^https?:/.test(link)}>
              이벤트 참여하기
            </ActionLink>
          )}
          <ActionLink href={list}>이벤트 목록</ActionLink>
        </footer>
      </div>
    </article>
  )
}
