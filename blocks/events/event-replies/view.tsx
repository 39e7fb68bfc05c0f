import type { ViewProps } from '@/renderer/define-block'
import type { readEvent } from '@/schemas/api/events/events'
import { isEventOpen } from '@/schemas/rules/events/event-window'
import { Empty } from '@/blocks/base/_parts/empty'
import { Pager } from '@/blocks/base/_parts/pager'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Data } from './load'
import { RepliesIsland } from './replies-island.lazy'
import type { Props } from './schema'

/** The replies to an event. A finished event without replies shows nothing here. */
export function EventReplies({ id, props, data, page }: ViewProps<Props, Data>) {
  const { title = '참여하신 분들의 글', size = 10 } = props
  const event = recordOf<typeof readEvent>(page, 'event')
  if (!event) {
    return (
      <div className="frame">
        <h2 className="type-h3 mb-6">{title}</h2>
        <Empty title="이벤트에 남긴 글을 보이는 자리입니다." reason="이벤트 상세 화면에서 글이 나타납니다." />
      </div>
    )
  }
  const canWrite = isEventOpen(event, page.now)
  if (data.total === 0 && !canWrite) return null
  return (
    <section id="replies" aria-labelledby={`${id}-title`} className="frame scroll-mt-24 pt-6">
      <RepliesIsland
        id={id}
        title={title}
        eventSeq={event.EVENT_SEQ}
        first={data}
        page={pageNumber(page.query['pageNo'])}
        size={size}
        home={`${page.path}#replies`}
        canWrite={canWrite}
      />
      <Pager
        path={page.path}
        query={{}}
        name="pageNo"
        anchor="replies"
        page={pageNumber(page.query['pageNo'])}
        pages={Math.ceil(data.total / size)}
        label="글"
      />
    </section>
  )
}
