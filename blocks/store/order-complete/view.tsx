import type { ViewProps } from '@/renderer/define-block'
import { formatPhone } from '@/schemas/rules/base/format-phone'
import { bankName } from '@/schemas/rules/store/banks'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { GUEST_ORDER, guestOrderPath, MY_ORDERS, myOrderPath } from '@/schemas/rules/store/order-pages'
import { receiptWords } from '@/schemas/rules/store/receipt-words'
import { STORE_HOME } from '@/schemas/rules/store/goods-path'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { DONE_MARK } from '@/blocks/base/_parts/form/done-mark'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { FactRows } from '../_parts/orders/fact-rows'
import { OrderAmounts } from '../_parts/orders/order-amounts'
import { OrderLines } from '../_parts/orders/order-lines'
import { won } from '../_parts/won'
import { CopyAccount } from './copy-account.lazy'
import type { Data } from './load'
import type { Props } from './schema'

const LEAD = '주문하신 소식은 휴대전화 문자로 알려 드립니다.'

/** What was ordered, for how much, sent to whom, what happens next, and how to find it again. A visitor's has neither name nor address. */
export function OrderComplete({ props, data: { order } }: ViewProps<Props, Data>) {
  if (!order)
    return (
      <FormPage title="주문을 찾을 수 없습니다" lead="주문 내역에서 확인해 주세요.">
        <div className="grid gap-3">
          <ActionLink href={MY_ORDERS} size="lg">
            회원 주문 내역
          </ActionLink>
          <ActionLink href={GUEST_ORDER} size="lg">
            비회원 주문 조회
          </ActionLink>
        </div>
      </FormPage>
    )
  const account = order.payment?.virtualAccount
  const { delivery } = order
  const isGuest = order.guestYn === 'Y'
  const facts: [string, string][] = [
    ['주문 번호', order.orderId],
    ...(order.arrival ? ([['도착 예정', order.arrival]] as [string, string][]) : []),
    ...(order.installDay ? ([['설치일', order.installDay]] as [string, string][]) : []),
    ...(order.payment ? ([['결제 수단', METHOD_WORDS[order.payment.method]]] as [string, string][]) : []),
    ...(order.payment?.escrowYn === 'Y' ? ([['구매안전', '구매안전서비스(에스크로) 이용']] as [string, string][]) : []),
    ...(order.payment?.cashReceipt ? ([['현금영수증', receiptWords(order.payment.cashReceipt)]] as [string, string][]) : []),
  ]
  return (
    <FormPage
      title={account ? '주문을 받았습니다' : '주문이 완료되었습니다'}
      lead={account ? '아래 계좌로 입금하시면 주문이 완료되고, 도착 예정일을 알려 드립니다.' : props.lead || LEAD}
      mark={DONE_MARK}
    >
      {account && (
        <div className="mb-6 rounded-sm bg-accent-soft px-5 py-4">
          <p className="text-small">입금하실 계좌</p>
          <p className="numeric mt-1 type-title">
            {bankName(account.bank)} {account.accountNo}
          </p>
          <p className="mt-1 text-small">
            <b className="font-semibold">{dueWords(account.dueAt)}</b>까지 {won(order.amount)}을 입금해 주세요. 기한이 지나면 주문이
            자동으로 취소됩니다.
          </p>
          <CopyAccount text={account.accountNo} />
        </div>
      )}
      <dl className="mb-8 rounded-sm bg-surface px-5 py-4">
        {facts.map(([name, words]) => (
          <div key={name} className="flex justify-between gap-4 py-1.5">
            <dt className="shrink-0 text-ink-mute">{name}</dt>
            <dd className="numeric text-right wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="completed-lines" className="mb-8">
        <h2 id="completed-lines" className="type-title">
          주문 상품
        </h2>
        <OrderLines order={order} />
        <div className="mt-5">
          <OrderAmounts order={order} />
        </div>
      </section>
      {delivery && (
        <section aria-labelledby="completed-delivery" className="mb-8">
          <h2 id="completed-delivery" className="type-title">
            배송지
          </h2>
          <FactRows
            rows={[
              ['받는 분', delivery.name],
              ['연락처', formatPhone(delivery.phoneNo)],
              ['주소', `(${delivery.zipCode}) ${[delivery.address, delivery.addressDetail].filter(Boolean).join(' ')}`],
              ['요청 사항', delivery.request],
            ]}
          />
        </section>
      )}
      {isGuest && (
        <p className="mb-8 text-small text-ink-mute">
          이 화면은 다시 열리지 않습니다. {account ? '입금하실 계좌와 주문 내용은' : '주문 내용은'} 비회원 주문 조회에서 주문 번호와
          주문하신 휴대전화로 받는 인증번호나 본인인증으로 다시 보실 수 있습니다. {account ? '계좌와 주문 번호' : '주문 번호'}는 문자로도
          보내 드립니다.
        </p>
      )}
      <div className="grid gap-3">
        <ActionLink href={(isGuest ? guestOrderPath : myOrderPath)(order.orderId)} tone="primary" size="lg">
          {isGuest ? '비회원 주문 조회' : '주문 내역 보기'}
        </ActionLink>
        {order.payment?.receiptUrl && (
          <ActionLink href={order.payment.receiptUrl} size="lg" newWindow>
            영수증 보기
          </ActionLink>
        )}
        <ActionLink href={STORE_HOME} size="lg">
          쇼핑 계속하기
        </ActionLink>
      </div>
    </FormPage>
  )
}

const dueWords = (iso: string): string =>
  new Date(iso).toLocaleString('ko-KR', {
    timeZone: 'Asia/Seoul',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
