import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import type { Data } from './load'
import { ReturnForm } from '../_parts/returns/return-form.lazy'
import type { Props } from './schema'

/** A member sends back pieces of an order that was sent. */
export function ReturnRequest({
  id,
  props: { kind = 'refund' },
  data: { offer, missing, account, today, lineSeq },
}: ViewProps<Props, Data>) {
  const words = kind === 'exchange' ? '교환' : '반품'
  return (
    <div className="frame">
      <div className="max-w-(--container-form)">
        <h1 className="type-h2 mb-6">{words} 신청</h1>
        {!offer ? (
          <Empty
            title={missing || `회원이 ${words}을 신청하는 자리입니다.`}
            reason={missing ? '' : '로그인한 회원의 주문에서 나타납니다.'}
            {...(missing ? { link: { label: '쇼핑 내역 보기', href: '/mypage/shop/order' } } : {})}
          />
        ) : (
          <>
            <p className="mb-8 text-ink-mute wrap-anywhere">
              {offer.orderName} <span className="numeric">({offer.orderId})</span>
            </p>
            <ReturnForm id={id} kind={kind} offer={offer} account={account} today={today} lineSeq={lineSeq} />
          </>
        )}
      </div>
    </div>
  )
}
