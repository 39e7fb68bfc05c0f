'use client'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { notDelivered } from '@/schemas/rules/store/delivers-to'
import { farPlace } from '@/schemas/rules/store/far-places'
import { PREPARE_CALL, ORDER_LABELS, orderFaults, pointsOf, type OrderFields as Fields } from '@/schemas/rules/store/order-form'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { won } from '../_parts/won'
import { amountsOf, couponsFor, farOf } from './amounts-of'
import { BenefitsPart } from './benefits-part'
import { BuyerPart } from './buyer-part'
import { ConsentsPart } from '../_parts/order/consents-part'
import { DeliveryPart } from './delivery-part'
import { firstFields } from './first-fields'
import type { OrderFacts } from './load'
import { MethodPart } from '../_parts/order/method-part'
import { OrderLines } from './order-lines'
import { OrderSum } from '../_parts/order/order-sum'
import { OrderPart } from '../_parts/order/order-part'
import type { PARTS } from '../_parts/order/parts'
import { usePlaceOrder } from './use-place-order'

interface Props {
  id: string
  facts: OrderFacts
  items: string
  terms: ReactNode
  readAgain: () => Promise<unknown>
}

/** The order form. What it shows of amounts the server computes again; what is typed outlasts reload, sign-in and a failed payment. */
export function OrderFields({ id, facts, items, terms, readAgain }: Props) {
  const { lines, leftOut, addresses, points } = facts
  const { far, depositHours } = facts.terms
  const isMember = facts.memberYn === 'Y'
  const custom = lines.filter(({ customYn }) => customYn === 'Y').map(({ name }) => name)
  const coupons = couponsFor(facts.coupons, lines)
  const couponOf = (couponId: string) => coupons.find(({ coupon }) => String(coupon.couponId) === couponId)?.coupon
  const dueOf = ({ couponId, zipCode }: Pick<Fields, 'couponId' | 'zipCode'>) =>
    amountsOf(lines, couponOf(couponId), 0, { zipCode, far }).paid
  // More than there are is said at the field, and never shown as if it were paid.
  const usablePoints = (typed: string) => (pointsOf(typed) > points ? 0 : pointsOf(typed))
  const amountsFor = (values: Pick<Fields, 'couponId' | 'points' | 'zipCode'>) =>
    amountsOf(lines, couponOf(values.couponId), usablePoints(values.points), { zipCode: values.zipCode, far })
  const { installDays } = facts
  const firstDayOf = (zip: string) => installDays?.[farPlace(zip, far.codes) ?? 'main'] ?? ''
  const [before, setBefore] = useState<number>()
  useTypedFields()
  const { place, load } = usePlaceOrder({ items, isMember, readAgain })
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: firstFields(facts),
    labels: ORDER_LABELS,
    check: (values) =>
      orderFaults(values, {
        ...{ points, due: dueOf(values), hasCustom: custom.length > 0 },
        notTo: notDelivered(lines, values.zipCode, far.codes),
      }),
    send: async (values) => {
      const { paid } = amountsFor(values)
      setBefore(paid)
      await place(values, lines, couponOf(values.couponId), paid)
    },
    call: PREPARE_CALL,
  })
  const [couponId, typedPoints, zipCode, method, receiptKind] = useWatch({
    control: form.control,
    name: ['couponId', 'points', 'zipCode', 'method', 'receiptKind'],
  })
  const amounts = amountsFor({ couponId, points: typedPoints, zipCode })
  const parts = { id, form, errorOf }
  const part = (name: keyof typeof PARTS, content: ReactNode) => (
    <OrderPart id={id} name={name}>
      {content}
    </OrderPart>
  )
  return (
    // A browser that restores dots by itself after a reload would show a choice that the form does not have; fields name their own.
    <form id={id} method="post" noValidate autoComplete="off" onFocus={load} onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-x-16">
        <div className="min-w-0">
          {part('lines', <OrderLines lines={lines} leftOut={leftOut} />)}
          {part('buyer', <BuyerPart {...parts} isGuest={!isMember} />)}
          {part(
            'delivery',
            <DeliveryPart
              {...{ ...parts, addresses, isMember }}
              days={(installDays?.days ?? []).filter(({ day }) => day >= firstDayOf(zipCode))}
            />,
          )}
          {isMember &&
            part(
              'benefits',
              <BenefitsPart
                {...parts}
                {...{ coupons, points, typedPoints, lines, readAgain }}
                chosen={couponId}
                most={dueOf({ couponId, zipCode })}
              />,
            )}
          {amounts.paid > 0 &&
            part(
              'method',
              <MethodPart
                id={id}
                form={form}
                titleId={`${id}-part-method`}
                method={method}
                receiptKind={receiptKind}
                depositHours={depositHours}
              />,
            )}
          {part(
            'consents',
            <ConsentsPart
              {...parts}
              asked={facts.terms}
              custom={custom}
              deliveries={lines.map(({ delivery }) => delivery)}
              terms={terms}
            />,
          )}
        </div>
        <div className="lg:sticky lg:top-[calc(var(--size-header)+24px)]">
          <OrderSum id={id} amounts={amounts} far={farOf(lines, { zipCode, far })} before={before} />
          <SubmitButton isSending={isSending} className="mt-5">
            {amounts.paid > 0 ? `${won(amounts.paid)} 결제하기` : '주문하기'}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}
