import type { ViewProps } from '@/renderer/define-block'
import { eventPath, EVENTS, FINISHED_EVENTS } from '@/schemas/rules/events/event-path'
import { Badge } from '@/blocks/base/_parts/badge'
import { CardPhoto, CardTitle } from '@/blocks/base/_parts/card'
import { Empty } from '@/blocks/base/_parts/empty'
import { Pager } from '@/blocks/base/_parts/pager'
import { photoPlace } from '@/blocks/base/_parts/picture'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { shaped } from '@/blocks/base/_parts/shaped'
import { eventStanding, periodWords } from '../_parts/event-standing'
import type { Data } from './load'
import type { Props } from './schema'

export function EventList({ props, data, page }: ViewProps<Props, Data>) {
  const { tab, size = 12, layout = 'split', level = 3, paging = true, detail = EVENTS } = props
  if (data.events.length === 0) {
    return (
      <div className="frame">
        {paging && data.total > 0 ? (
          <Empty
            title="이 페이지에는 이벤트가 없습니다."
            reason="이벤트는 모두 앞 페이지에 있습니다."
            link={{ label: '첫 페이지 보기', href: page.path }}
          />
        ) : tab === 'ongoing' ? (
          <Empty
            title="지금 진행 중인 이벤트가 없습니다."
            reason="새 이벤트가 열리면 이곳에서 알려 드립니다."
            link={{ label: '지난 이벤트 보기', href: FINISHED_EVENTS }}
          />
        ) : (
          <Empty
            title="지난 이벤트가 없습니다."
            reason="이벤트가 끝나면 이곳으로 옮겨집니다."
            link={{ label: '진행 중인 이벤트 보기', href: EVENTS }}
          />
        )}
      </div>
    )
  }
  return (
    <div className="frame">
      <ul
        className={
          layout === 'split' ? 'grid gap-(--grid-gap) lg:grid-cols-2' : 'grid gap-x-(--grid-gap) gap-y-9 sm:grid-cols-2 md:grid-cols-3'
        }
      >
        {data.events.map((event) => (
          <li key={event.EVENT_SEQ}>
            <EventCard event={event} now={page.now} layout={layout} level={level} detail={detail} />
          </li>
        ))}
      </ul>
      {paging && (
        <Pager path={page.path} query={{}} page={pageNumber(page.query['page'])} pages={Math.ceil(data.total / size)} label="이벤트" />
      )}
    </div>
  )
}

interface CardProps {
  event: Data['events'][number]
  now: string
  layout: 'split' | 'grid'
  level: number
  detail: string
}

function EventCard({ event, now, layout, level, detail }: CardProps) {
  const standing = eventStanding(event, now)
  const split = layout === 'split'
  const item = {
    title: event.EVENT_NAME,
    // S-EVT-13: its own link replaces the detail page.
    link: event.EVENT_LINK || eventPath(event, detail),
    newWindow: /^https?:/.test(event.EVENT_LINK),
    image: split
      ? shaped(event.IMG_BANNER_MO, event.IMG_BANNER_MO_ALT, event.IMG_BANNER_MO_SHAPE)
      : shaped(event.IMG_BANNER_PC, event.IMG_BANNER_PC_ALT, event.IMG_BANNER_PC_SHAPE),
  }
  const over = standing.state === 'finished'
  return (
    <article
      className={`card relative h-full ${split ? 'grid grid-cols-[7.75rem_1fr] overflow-hidden rounded-sm bg-surface sm:grid-cols-[5fr_7fr]' : 'photo-above'}`}
      style={split ? undefined : photoPlace(item.image, '3/2')}
    >
      <div className={split ? 'col-start-2 self-center px-4.5 py-5 md:px-7' : 'mt-4'}>
        <Badge tone={standing.tone}>{standing.word}</Badge>
        <CardTitle item={item} level={level} className={`mt-2 ${split ? 'text-title md:mt-3 md:text-h3' : 'text-title'}`} />
        {event.SUMMARY && <p className="mt-0.5 text-small text-pretty text-ink-soft md:mt-1">{event.SUMMARY}</p>}
        <p className="numeric mt-2.5 text-caption text-ink-mute md:mt-3.5 md:text-small">{periodWords(event)}</p>
      </div>
      <CardPhoto
        item={item}
        ratio={split ? 'fill' : '3/2'}
        sizes={split ? '(width >= 1280px) 260px, (width >= 480px) 42vw, 124px' : '(width >= 1024px) 420px, (width >= 480px) 50vw, 100vw'}
        className={`${split ? 'col-start-1 row-start-1 min-h-42 rounded-none sm:min-h-56 lg:aspect-square' : ''} ${over ? 'faded' : ''}`}
      />
    </article>
  )
}
