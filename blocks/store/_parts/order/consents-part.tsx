'use client'
import type { ReactNode } from 'react'
import type { DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { returnCostWords } from '@/schemas/rules/store/return-cost-words'
import type { OrderTerms } from '@/schemas/rules/store/store-terms'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import type { PartProps } from './part-props'

interface Props extends PartProps {
  /** Names of what is made to order. */
  custom: readonly string[]
  deliveries: readonly DeliveryKind[]
  /** What the shop asks for the way back, and until when. */
  asked: Pick<OrderTerms, 'collecting' | 'mindDays'>
  /** Written by the server: they are the same for every order. */
  terms: ReactNode
}

/** What the law wants to be agreed to, each for itself; nothing is ticked beforehand. */
export function ConsentsPart({ id, form, errorOf, custom, deliveries, asked, terms }: Props) {
  const consent = (name: 'customAgreed' | 'agreed', words: ReactNode) => {
    const error = errorOf(name)
    return (
      <div>
        <CheckBox
          id={`${id}-${name}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${name}-error` : undefined}
          className="items-start! py-2"
          {...form.register(name)}
        >
          <span className="mr-1 font-semibold text-accent">필수</span> {words}
        </CheckBox>
        <FaultLine id={`${id}-${name}-error`} text={error} />
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      {custom.length > 0 && (
        <div className="rounded-sm bg-surface px-5 py-4">
          <p className="text-small">
            <b className="font-semibold">{custom.join(', ')}</b> 상품은 주문하신 대로 새로 만듭니다. 만들기 시작한 뒤에는 단순 변심으로
            취소하거나 반품하실 수 없습니다. 상품에 하자가 있거나 주문과 다르면 교환·반품해 드립니다.
          </p>
          {consent('customAgreed', '주문 제작 상품은 단순 변심으로 반품할 수 없음을 확인했고 동의합니다.')}
        </div>
      )}
      <p className="text-small text-ink-mute">
        받으신 날부터 {asked.mindDays}일 안에 반품하실 수 있습니다. 단순 변심이면 돌려보내는 비용을 부담하십니다. 저희가 수거하면{' '}
        {returnCostWords(asked.collecting, deliveries)}을 환불 금액에서 빼고, 직접 보내시면 택배사에 내시면 됩니다. 상품에 하자가 있거나
        주문과 다르면 저희가 부담합니다.
      </p>
      {terms}
      {consent('agreed', '주문 상품과 결제 금액, 배송과 반품 조건을 확인했고 구매에 동의합니다.')}
    </div>
  )
}
