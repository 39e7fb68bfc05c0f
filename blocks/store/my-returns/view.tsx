import type { ViewProps } from '@/renderer/define-block'
import { RETURN_KIND_WORDS, RETURN_STATE_WORDS } from '@/schemas/rules/store/return-states'
import { MY_ORDERS, myReturnPath } from '@/schemas/rules/store/order-pages'
import { formatDate } from '@/schemas/words/dates'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { won } from '../_parts/won'
import { SIZE, type Data } from './load'
import type { Props } from './schema'

/** A member's exchanges and returns, the latest first; each opens its detail. */
export function MyReturns({ data: { returns, total }, page }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">교환·반품 내역</h1>
      {returns === null ? (
        <Empty title="회원의 교환·반품 내역을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      ) : returns.length === 0 ? (
        <Empty
          title={total > 0 ? '이 페이지에는 신청이 없습니다.' : '교환이나 반품을 신청하신 적이 없습니다.'}
          reason={total > 0 ? '' : '주문 상세에서 신청하실 수 있습니다.'}
          link={{ label: '주문 내역 보기', href: MY_ORDERS }}
        />
      ) : (
        <ul aria-label="교환·반품 내역" className="border-t border-ink">
          {returns.map(({ returnSeq, kind, state, orderName, qty, amount, REG_DT }) => (
            <li key={returnSeq} className="border-b border-line py-4">
              <a href={myReturnPath(returnSeq)} className="block">
                <span className="block font-semibold wrap-anywhere">
                  {RETURN_KIND_WORDS[kind]} · {orderName}
                </span>
                <span className="meta numeric text-small text-ink-mute">
                  <span>{RETURN_STATE_WORDS[state]}</span>
                  <span>{qty}개</span>
                  {kind === 'refund' && <span>환불 금액 {won(amount)}</span>}
                  <span>{formatDate(REG_DT)} 신청</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pager path={page.path} query={{}} page={pageNumber(page.query['page'])} pages={Math.ceil(total / SIZE)} label="교환·반품 내역" />
    </div>
  )
}
