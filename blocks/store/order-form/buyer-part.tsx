'use client'
import { ORDER_LABELS } from '@/schemas/rules/store/order-form'
import { EmailField } from '@/blocks/base/_parts/form/email-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import type { PartProps } from '../_parts/order/part-props'

/** Who orders, and hears of it. */
export function BuyerPart({ id, form, errorOf, isGuest }: PartProps & { isGuest: boolean }) {
  return (
    <div className="grid gap-6">
      <TextField
        id={`${id}-buyerName`}
        label={ORDER_LABELS.buyerName}
        autoComplete="name"
        error={errorOf('buyerName')}
        {...(isGuest ? { help: '나중에 본인인증으로 주문을 찾으실 때 이 이름과 번호로 확인합니다. 실명으로 입력해 주세요.' } : {})}
        {...form.register('buyerName')}
      />
      <TextField
        id={`${id}-buyerPhone`}
        label={ORDER_LABELS.buyerPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        help="주문과 배송 소식을 이 번호로 알려 드립니다."
        error={errorOf('buyerPhone')}
        {...form.register('buyerPhone')}
      />
      <EmailField id={`${id}-buyerEmail`} optional error={errorOf('buyerEmail')} {...form.register('buyerEmail')} />
    </div>
  )
}
