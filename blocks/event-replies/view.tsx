import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '../_parts/empty'
import { Pager } from '../_parts/pager'
import { pageNumber } from '../_parts/query'
import { Replies } from '../_parts/replies'
import type { Data } from './load'
import type { Props } from './schema'

/** What people wrote under an event. An event that nobody wrote under shows nothing here. */
export function EventReplies({ id, props, data, page }: ViewProps<Props, Data>) {
  const { title = '참여하신 분들의 글', size = 10 } = props
  if (!page.subject) {
    return (
      <div className="frame">
        <Empty title="이벤트에 남긴 글을 보이는 자리입니다." reason="이벤트 상세 화면에서 글이 나타납니다." />
      </div>
    )
  }
  if (data.total === 0) return null
  return (
    <section id="replies" aria-labelledby={`${id}-title`} className="frame scroll-mt-24 md:pt-6">
      <h2 id={`${id}-title`} className="type-h3">
        {title} <span className="numeric font-normal text-ink-mute">{data.total.toLocaleString('ko-KR')}</span>
      </h2>
      <div className="mt-5 md:mt-7">
        <Replies
          label={title}
          replies={data.replies.map((reply) => ({
            key: reply.REPLY_SEQ,
            name: reply.MEMBER_NAME,
            date: reply.REG_DT,
            text: reply.CONTENTS,
          }))}
        />
      </div>
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
