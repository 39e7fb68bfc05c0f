import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { AlarmChoices, AlarmList } from './alarms.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** What the member was told, and how else they want to be told (SYS-41). */
export function MemberAlarms({ id, props, data, page }: ViewProps<Props, Data>) {
  const { title = '알림', size = 20 } = props
  const { alarms, total, unread, choices, reach } = data
  if (!alarms)
    return (
      <div className="frame">
        <Empty title="회원의 알림을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      </div>
    )
  const at = pageNumber(page.query['page'])
  return (
    <div className="frame">
      <div className="max-w-narrow">
        <AlarmList id={id} title={title} alarms={alarms} unread={unread} now={page.now} />
        {alarms.length === 0 && (
          <div className="mt-6">
            {total > 0 ? (
              <Empty title="이 페이지에는 알림이 없습니다." link={{ label: '첫 페이지로', href: page.path }} />
            ) : (
              <Empty
                title="아직 받은 알림이 없습니다."
                reason="댓글에 답글이 달리거나 이벤트에 당첨되면 여기에서 알려 드립니다."
                link={{ label: '시공사례 둘러보기', href: '/styling/expert-style' }}
              />
            )}
          </div>
        )}
        <Pager path={page.path} query={{}} page={at} pages={Math.ceil(total / size)} label="알림" />
        <section aria-labelledby={`${id}-choices`} className="mt-14 md:mt-16">
          <h2 id={`${id}-choices`} className="type-h3">
            소식 받는 방법
          </h2>
          <AlarmChoices id={id} choices={choices} reach={reach} />
        </section>
      </div>
    </div>
  )
}
