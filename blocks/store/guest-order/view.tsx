import type { ViewProps } from '@/renderer/define-block'
import type { Order } from '@/schemas/api/store/orders'
import { RETURN_KIND_WORDS } from '@/schemas/rules/store/return-states'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { CancelDone } from '../_parts/orders/cancel-done.lazy'
import { CancelForm } from '../_parts/orders/cancel-form.lazy'
import { CancelRequestForm } from '../_parts/orders/cancel-request-form.lazy'
import { guestActions, mayAskCancel } from '../_parts/orders/order-actions'
import { OrderSheet } from '../_parts/orders/order-sheet'
import { ReturnDone } from '../_parts/returns/return-done.lazy'
import { ReturnForm } from '../_parts/returns/return-form.lazy'
import { GuestReturns } from './guest-returns'
import type { Data } from './load'
import { LookUp } from './look-up.lazy'
import type { Props } from './schema'

const wasWaiting = ({ payment }: Order): boolean => payment?.method === 'VBANK' && payment.paidAt === null

/** A visitor finds an order by its number and a code texted to its telephone, or by who they are, and can cancel it. */
export function GuestOrder({ id, page, data: { order, orderId, missing, returns, asked, done } }: ViewProps<Props, Data>) {
  if (!order)
    return (
      <FormPage title="비회원 주문 조회" lead="주문 번호와 주문하신 휴대전화로 받는 인증번호로, 또는 본인인증으로 주문을 볼 수 있습니다.">
        <LookUp id={id} orderId={orderId} missing={missing} />
        <p className="mt-6 text-small text-pretty text-ink-mute">
          인증번호로 여시면 이름과 주소를 가려서 보여 드립니다. 인증한 내용은 주문을 찾는 데만 쓰고, 30분 뒤에 지웁니다. 회원으로
          주문하셨으면 로그인한 뒤 마이페이지에서 볼 수 있습니다.
        </p>
        <ActionLink href="/login?callback=%2Fmypage%2Fshop%2Forder" tone="text" className="mt-4">
          회원 주문 보기
        </ActionLink>
      </FormPage>
    )
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">비회원 주문 조회</h1>
      {done && (
        <section aria-label="처리 결과" className="mb-10">
          {done.is === 'cancelled' ? (
            <CancelDone order={order} wasWaiting={wasWaiting(order)} coupon={false} isGuest />
          ) : (
            <ReturnDone kind={done.is} way={done.way} isGuest />
          )}
        </section>
      )}
      <OrderSheet id={id} order={order} actions={guestActions(order)} />
      {returns.length > 0 && (
        <section aria-labelledby={`${id}-returns`} className="mt-14 max-w-(--container-form)">
          <h2 id={`${id}-returns`} className="type-h3 mb-6">
            교환·반품 내역
          </h2>
          <GuestReturns returns={returns} phone={page.site.phone} />
        </section>
      )}
      {asked && (
        <section aria-labelledby={`${id}-return`} className="mt-14 max-w-(--container-form)">
          <h2 id={`${id}-return`} className="type-h3 mb-6">
            {RETURN_KIND_WORDS[asked.kind]} 신청
          </h2>
          <ReturnForm id={`${id}-r`} {...asked} account={null} lineSeq={undefined} isGuest />
        </section>
      )}
      {mayAskCancel(order) && (
        <section aria-labelledby={`${id}-ask`} className="mt-14 max-w-(--container-form)">
          <h2 id={`${id}-ask`} className="type-h3 mb-6">
            취소 요청하기
          </h2>
          <CancelRequestForm
            id={`${id}-a`}
            order={{ orderId: order.orderId, isDeposit: order.payment?.method === 'VBANK' }}
            isGuest
            account={null}
          />
        </section>
      )}
      {order.cancellableYn === 'Y' && (
        <section aria-labelledby={`${id}-cancel`} className="mt-14 max-w-(--container-form)">
          <h2 id={`${id}-cancel`} className="type-h3 mb-6">
            주문 취소
          </h2>
          <CancelForm id={`${id}-c`} order={order} isGuest lineSeq={undefined} account={null} />
        </section>
      )}
    </div>
  )
}
