import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { Account } from './account.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** Where money goes back to that was paid by a deposit: the one account of a member (SYS-40). */
export function RefundAccount({ id, data: { account } }: ViewProps<Props, Data>) {
  return (
    <section id="refund-account" aria-labelledby={`${id}-title`} className="frame scroll-mt-(--size-header)">
      <div className="max-w-(--container-form)">
        <h2 id={`${id}-title`} className="type-h3 mb-3">
          환불 계좌
        </h2>
        {account === undefined ? (
          <Empty title="회원의 환불 계좌를 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
        ) : (
          <>
            <p className="mb-5 text-ink-mute">
              가상계좌로 입금하신 주문을 취소하거나 반품하실 때 이 계좌가 미리 채워집니다. 카드로 결제하신 금액은 카드로 돌려드립니다.
            </p>
            <Account id={id} first={account} />
          </>
        )}
      </div>
    </section>
  )
}
