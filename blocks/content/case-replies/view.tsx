import type { ViewProps } from '@/renderer/define-block'
import { Pager } from '@/blocks/base/_parts/pager'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Replies } from '@/blocks/base/_parts/replies'
import type { Data } from './load'
import type { Props } from './schema'

export function CaseReplies({ id, props, data, page }: ViewProps<Props, Data>) {
  const { size = 10 } = props
  const { replies, total } = data
  return (
    <section id={id} data-section="plain" className="band" aria-labelledby={`${id}-title`}>
      <div className="frame my-0!">
        <div className="max-w-narrow">
          <h2 id={`${id}-title`} className="type-h2 mb-6 md:mb-8">
            댓글 <span className="numeric">{total.toLocaleString('ko-KR')}</span>개
          </h2>
          {replies.length > 0 ? (
            <Replies
              label="댓글"
              replies={replies.map((reply) => ({
                key: reply.REPLY_SEQ,
                name: reply.MEMBER_NAME,
                date: reply.REG_DT,
                text: reply.CONTENTS,
                isAnswer: reply.PARENT_SEQ !== null,
                isGone: reply.delYn === 'Y',
              }))}
            />
          ) : (
            <p className="border-y border-line py-8 text-small text-ink-mute">
              {total > 0 ? '이 페이지에는 댓글이 없습니다.' : '아직 댓글이 없습니다.'}
            </p>
          )}
          <Pager
            path={page.path}
            query={{}}
            page={pageNumber(page.query['page'])}
            pages={Math.ceil(total / size)}
            label="댓글"
            anchor={id}
          />
        </div>
      </div>
    </section>
  )
}
