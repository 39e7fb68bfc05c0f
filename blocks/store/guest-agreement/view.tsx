import type { ViewProps } from '@/renderer/define-block'
import { GUEST_ORDER, ORDER_PAGES, ORDERED_ITEMS } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { AgreementForm } from './agreement-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

const KEPT = [
  ['수집하는 항목', '주문하시는 분과 받으시는 분의 이름, 휴대전화 번호, 주소, 이메일(선택)'],
  ['이용하는 목적', '주문 확인과 결제, 배송과 설치, 취소와 교환·반품, 고객 문의 처리'],
  [
    '전달하는 곳',
    '상품을 보내는 택배사와 설치팀, 결제를 처리하는 결제대행사에 필요한 만큼만 전달합니다. 누가 무엇을 맡는지는 개인정보처리방침에 있습니다.',
  ],
  ['보관하는 기간', '전자상거래법에 따라 계약과 결제 기록 5년, 고객 문의와 분쟁 처리 기록 3년'],
  ['동의하지 않을 권리', '동의하지 않으실 수 있으나, 동의하지 않으시면 비회원으로 주문하실 수 없습니다.'],
] as const

/** What a visitor agrees to before an order without an account; nothing is agreed to beforehand. */
export function GuestAgreement({ id, props, data, page }: ViewProps<Props, Data>) {
  const items = ORDERED_ITEMS.test(page.query['items'] ?? '') ? `?items=${page.query['items']}` : ''
  return (
    <FormPage title="비회원 주문" lead={props.lead || '로그인하지 않고 주문하시려면 아래 내용을 확인하고 동의해 주세요.'}>
      <dl className="mb-8 rounded-sm bg-surface px-5 py-4 text-small">
        {KEPT.map(([name, words]) => (
          <div key={name} className="py-1.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
      <AgreementForm id={id} terms={data.terms} next={`${ORDER_PAGES.payment}${items}`} />
      <div className="mt-10 border-t border-line pt-6">
        <h2 className="type-title">회원이신가요?</h2>
        <p className="mt-1.5 mb-5 text-small text-ink-mute">
          로그인하시면 지금 담으신 상품이 회원 장바구니에 더해지고, 회원가와 쿠폰, 포인트를 사용하실 수 있습니다.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ActionLink href={`/login?callback=${encodeURIComponent(ORDER_PAGES.cart)}`}>로그인하고 주문하기</ActionLink>
          <ActionLink href={GUEST_ORDER} tone="text">
            이미 하신 비회원 주문 보기
          </ActionLink>
        </div>
      </div>
    </FormPage>
  )
}
