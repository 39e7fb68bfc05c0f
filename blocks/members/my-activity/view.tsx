import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { ActivityList } from './activity-list.lazy'
import type { Data } from './load'
import type { Props } from './schema'
import { ACTIVITY_TABS } from './activity-tabs'

/** What the member has written and taken part in (SYS-41). */
export function MyActivity({ props, data, page }: ViewProps<Props, Data>) {
  const { tab, size = 10 } = props
  const { title, begin } = ACTIVITY_TABS[tab]
  return (
    <div className="frame">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h2">{title}</h1>
        {begin && (
          <ActionLink href={begin.href} size="sm">
            {begin.label}
          </ActionLink>
        )}
      </div>
      {data.activity ? (
        <ActivityList first={data.activity} tab={tab} path={page.path} page={pageNumber(page.query['page'])} size={size} />
      ) : (
        <Empty title="회원의 활동 내역을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      )}
    </div>
  )
}
