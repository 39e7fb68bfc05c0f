import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { CARRIER_IDS, CARRIERS } from '@/schemas/rules/store/carriers'
import type { TypedParcel } from '@/schemas/rules/store/typed-parcels'
import type { PackingOrder } from './packing-row'

interface SendDialogProps {
  orders: readonly PackingOrder[]
  parcelOf: (orderId: string) => TypedParcel
  onSend: () => Promise<void>
  onClose: () => void
}

/** What leaves with one press, before it does: how many, by whom they are brought, and for whom. */
export function SendDialog({ orders, parcelOf, onSend, onClose }: SendDialogProps) {
  const counts = CARRIER_IDS.flatMap((id) => {
    const count = orders.filter(({ orderId }) => parcelOf(orderId).carrier === id).length
    return count > 0 ? [`${CARRIERS[id].words} ${count}건`] : []
  })
  return (
    <ConfirmDialog
      title={`주문 ${orders.length}건을 보냅니다`}
      text={`${counts.join(', ')}. 보내면 ‘배송 중’이 되고 고객에게 송장 번호를 알립니다.`}
      words="보내기"
      onConfirm={onSend}
      onClose={onClose}
    >
      <ul tabIndex={0} aria-label="보낼 주문" className="grid max-h-60 gap-1 overflow-y-auto tabular-nums">
        {orders.map(({ orderId, name }) => {
          const { carrier, trackingNo } = parcelOf(orderId)
          return (
            <li key={orderId} className="wrap-anywhere">
              <span className="whitespace-nowrap">{orderId}</span> {name} ·&nbsp;{CARRIERS[carrier].words} {trackingNo}
            </li>
          )
        })}
      </ul>
    </ConfirmDialog>
  )
}
