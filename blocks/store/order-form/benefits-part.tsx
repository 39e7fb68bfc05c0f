'use client'
import { useEffect, useState } from 'react'
import type { CartItem } from '@/schemas/api/store/cart'
import { ORDER_LABELS, pointsFault, pointsOf } from '@/schemas/rules/store/order-form'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { won } from '../_parts/won'
import { CouponCode } from './coupon-code'
import { couponChoice } from './coupon-choice'
import type { Coupon } from './load'
import type { PartProps } from '../_parts/order/part-props'

interface Props extends PartProps {
  /** Usable ones, the largest first. */
  coupons: readonly { coupon: Coupon; off: number }[]
  chosen: string
  points: number
  /** As it stands in the field. */
  typedPoints: string
  /** The most points that this order takes. */
  most: number
  lines: readonly CartItem[]
  readAgain: () => Promise<unknown>
}

/** What a member takes off. The best coupon is offered, and nothing is used that was not chosen. */
export function BenefitsPart({ id, form, errorOf, coupons, chosen, points, typedPoints, most, lines, readAgain }: Props) {
  const best = coupons[0]
  // A coupon that came by its code is chosen once the list has it.
  const [taken, setTaken] = useState('')
  const isListed = coupons.some(({ coupon }) => String(coupon.couponId) === taken)
  useEffect(() => {
    if (isListed) form.setValue('couponId', taken, { shouldDirty: true })
  }, [isListed, taken, form])
  const isOver = pointsOf(typedPoints) > Math.min(points, most)
  return (
    <div className="grid gap-6">
      {best ? (
        <div>
          <SelectField
            id={`${id}-couponId`}
            label="쿠폰"
            empty="쿠폰을 사용하지 않습니다"
            options={coupons.map(({ coupon, off }) => ({
              value: String(coupon.couponId),
              label: couponChoice(coupon, off),
            }))}
            {...form.register('couponId')}
          />
          {chosen !== String(best.coupon.couponId) && (
            <button
              type="button"
              onClick={() => form.setValue('couponId', String(best.coupon.couponId), { shouldDirty: true })}
              className="mt-1 min-h-11 text-small font-semibold underline underline-offset-4"
            >
              가장 많이 할인받는 쿠폰 사용하기 ({won(best.off)})
            </button>
          )}
        </div>
      ) : (
        <p className="text-small text-ink-mute">이 주문에 사용할 수 있는 쿠폰이 없습니다.</p>
      )}
      <CouponCode id={id} lines={lines} readAgain={readAgain} onTaken={setTaken} />
      <TextField
        id={`${id}-points`}
        label={ORDER_LABELS.points}
        inputMode="numeric"
        autoComplete="off"
        className="numeric"
        help={`보유 포인트 ${points.toLocaleString('ko-KR')}P. 1P는 1원입니다.`}
        error={errorOf('points') ?? (isOver ? pointsFault(typedPoints, { points, due: most }) : undefined)}
        readOnly={points === 0}
        beside={
          <LineButton
            aria-disabled={points === 0 || undefined}
            onClick={() =>
              points > 0 && form.setValue('points', String(Math.min(points, most)), { shouldDirty: true, shouldValidate: true })
            }
            className="shrink-0"
          >
            모두 사용
          </LineButton>
        }
        {...form.register('points')}
      />
    </div>
  )
}
