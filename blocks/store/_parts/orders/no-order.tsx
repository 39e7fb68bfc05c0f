import { MY_ORDERS } from '@/schemas/rules/store/order-pages'
import { Empty } from '@/blocks/base/_parts/empty'

/** In place of an order: why there is none. */
export const NoOrder = ({ missing }: { missing: string }) =>
  missing ? (
    <Empty title={missing} link={{ label: '주문 내역 보기', href: MY_ORDERS }} />
  ) : (
    <Empty title="회원의 주문을 보이는 자리입니다." reason="로그인한 회원의 주문 상세에서 나타납니다." />
  )
