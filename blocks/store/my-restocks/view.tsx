import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import type { Data } from './load'
import type { Props } from './schema'
import { WishRows } from './wish-rows.lazy'

/** The options that a member waits for, each with a way to its goods and out of the list. */
export function MyRestocks({ id, data: { wishes } }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <h1 id={`${id}-title`} className="type-h2 mb-6">
        재입고 알림
      </h1>
      {wishes === null ? (
        <Empty title="회원의 재입고 알림을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      ) : (
        <WishRows id={id} first={wishes} />
      )}
    </div>
  )
}
