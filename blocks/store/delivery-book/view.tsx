import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { Addresses } from './addresses.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** Where a member has goods sent to (SYS-40). */
export function DeliveryBook({ id, data: { deliveries } }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">배송지 관리</h1>
      {deliveries ? (
        <Addresses id={id} first={deliveries} />
      ) : (
        <Empty title="회원의 배송지를 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      )}
    </div>
  )
}
