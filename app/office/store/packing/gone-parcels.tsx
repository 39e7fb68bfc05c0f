import { ActButton } from '@/builder/ui/act-button'
import { CARRIERS } from '@/schemas/rules/store/carriers'
import type { TypedParcel } from '@/schemas/rules/store/typed-parcels'
import { orderPath } from '../orders/order-path'

interface GoneParcelsProps {
  orderIds: readonly string[]
  parcelOf: (orderId: string) => TypedParcel
  /** Why each did not leave, where that is known. */
  whyOf: (orderId: string) => string | undefined
  onForget: (orderId: string) => void
}

/** Numbers that were typed for orders which left the list meanwhile: they stay in sight until each was looked after. */
export const GoneParcels = ({ orderIds, parcelOf, whyOf, onForget }: GoneParcelsProps) => (
  <section role="alert" aria-label="목록에서 빠진 주문" className="mb-3 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
    <h2 className="font-semibold">번호를 적으신 뒤 목록에서 빠진 주문 {orderIds.length}건</h2>
    <ul className="mt-1 grid gap-2">
      {orderIds.map((orderId) => {
        const { carrier, trackingNo } = parcelOf(orderId)
        return (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0 wrap-anywhere tabular-nums">
              <a href={orderPath(orderId)} className="underline underline-offset-4">
                {orderId}
              </a>{' '}
              {whyOf(orderId) ?? '더는 포장할 주문이 아닙니다. 주문을 열어 누가 무엇을 하였는지 확인해 주세요.'} 적으신 번호는{' '}
              {CARRIERS[carrier].words} {trackingNo}입니다.
            </p>
            <ActButton aria-label={`주문 ${orderId}에 적은 번호 지우기`} onClick={() => onForget(orderId)}>
              적은 번호 지우기
            </ActButton>
          </li>
        )
      })}
    </ul>
  </section>
)
