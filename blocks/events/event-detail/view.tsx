import type { ViewProps } from '@/renderer/define-block'
import type { readEvent } from '@/schemas/api/events/events'
import { EVENTS } from '@/schemas/rules/events/event-path'
import { templateOf } from '@/schemas/rules/events/event-template'
import { ANY_MEMBER, mayEnter } from '@/schemas/rules/events/may-enter'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoHead } from '@/blocks/base/_parts/detail/photo-head'
import { ShareLine } from '@/blocks/base/_parts/detail/share-line'
import { entryEventOf } from '../_parts/event-entry/entry-event'
import type { EventPageData } from '../_parts/event-entry/event-entry'
import { entryOf } from '../_parts/event-entry/register-entries'
import { Facts } from '../_parts/facts'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'
import { ScrapButton } from '@/blocks/members/_parts/scrap/scrap-button.lazy'
import { eventStanding, periodWords } from '../_parts/event-standing'
import { Apply } from './apply'
import type { Props } from './schema'
import { Survey } from './survey'

export function EventDetail({ props, data, page }: ViewProps<Props, EventPageData>) {
  const list = props.list ?? EVENTS
  const event = recordOf<typeof readEvent>(page, 'event')
  if (!event) return <NoRecord isTitle what="이벤트 한 건을" where="이벤트 상세" link={{ label: '이벤트 목록', href: list }} />
  const standing = eventStanding(event, page.now)
  const over = standing.state === 'finished'
  const { way, wide = false, isGame = false, Part, Entry, PageEntry } = entryOf(templateOf(event.EVENT_TYPE))
  const part = { event, data, page }
  const answer = mayEnter(event, ANY_MEMBER, page.now)
  // An event with an external link is entered there (S-EVT-13).
  const takesPart = answer === 'yes' && !event.EVENT_LINK
  const entry = takesPart && (
    <div id="entry" className="mt-14 scroll-mt-24 md:mt-20">
      {PageEntry ? <PageEntry {...part} /> : <Entry event={entryEventOf(event)} />}
    </div>
  )
  // A ruled list ends with its own line.
  const ruled = (data.survey.length > 0 && !takesPart) || data.reviews.length > 0
  return (
    <article className="frame">
      <PhotoHead
        ratio={wide ? '21/9' : '8/5'}
        phone="4/5"
        place={wide ? 'below' : 'beside'}
        className={wide ? '' : 'md:grid-cols-[5fr_7fr] md:items-start md:gap-x-14'}
        photo={{
          image: shaped(event.IMG_BANNER_PC, event.IMG_BANNER_PC_ALT, event.IMG_BANNER_PC_SHAPE),
          mobile: shaped(event.IMG_BANNER_MO, event.IMG_BANNER_MO_ALT, event.IMG_BANNER_MO_SHAPE),
          sizes: wide ? '(width >= 1280px) 1280px, 100vw' : '(width >= 1280px) 720px, (width >= 1024px) 56vw, 100vw',
          className: `rounded-sm ${wide ? 'md:mt-12' : ''} ${over ? 'faded' : ''}`,
        }}
      >
        <div className={`max-md:mt-7 ${wide ? 'md:grid md:grid-cols-2 md:gap-x-14' : ''}`}>
          <div>
            <ShareLine
              eventId={String(event.EVENT_SEQ)}
              scraps={event.SCRAP_CNT}
              action={<ScrapButton target={`event:${event.EVENT_SEQ}`} title={event.EVENT_NAME} count={event.SCRAP_CNT} look="line" />}
            >
              <Badge tone={standing.tone}>{standing.word}</Badge>
            </ShareLine>
            <HeadWords title={event.EVENT_NAME} titleClass="mt-1" summary={event.SUMMARY} summaryClass="mt-2 text-ink-soft md:mt-4" />
          </div>
          <div className={wide ? 'max-md:mt-7' : 'mt-7 md:mt-9'}>
            <Facts
              rows={[
                ['기간', periodWords(event)],
                ['참여', way],
                ['발표', formatDay(event.WINNER_DT)],
              ]}
            />
            <Apply event={event} answer={answer} now={page.now} isQuiet={isGame && !event.EVENT_LINK} />
          </div>
        </div>
      </PhotoHead>
      {isGame && entry}
      <div className="mt-12 max-w-narrow md:mt-20">
        <RichText html={event.CONTENT_PC} />
        {!takesPart && <Survey items={data.survey} over={over} />}
      </div>
      {!isGame && entry}
      {Part && <Part {...part} />}
      <footer className={ruled ? 'mt-8' : 'mt-12 border-t border-line pt-8 md:mt-16'}>
        <ActionLink href={list}>이벤트 목록</ActionLink>
      </footer>
    </article>
  )
}
