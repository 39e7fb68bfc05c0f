'use client'
import { Pencil, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { faultsOf } from '@/builder/list/form-faults'
import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { trackDeskOrder, type readDeskOrder } from '@/schemas/api/store/order-desk'
import { DetailPart } from '@/app/office/_parts/detail-part'
import { ParcelSteps } from '@/app/office/_parts/parcel-steps'

type Known = Item<typeof readDeskOrder>

interface OrderShipmentsProps {
  order: Pick<Known, 'orderId' | 'state' | 'shipments'>
  canWrite: boolean
  onMend: (shipmentSeq: number) => void
  /** @param words what came of asking the carriers. */
  onAsked: (words: string, order: Known) => void
}

/** The parcels of an order with what their carriers said, and the button that asks them now. */
export function OrderShipments({ order: { orderId, state, shipments }, canWrite, onMend, onAsked }: OrderShipmentsProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const isUnderWay = shipments.some(({ tracking }) => tracking.state !== 'own' && tracking.status !== 'DELIVERED')
  async function ask(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      const { item, resultMessage } = await call(trackDeskOrder, { orderId })
      onAsked(resultMessage, item)
    } catch (error) {
      setFault(faultsOf(error, []).form ?? '')
    }
    setBusy(false)
  }
  return (
    <DetailPart
      id="shipments"
      title="송장"
      button={
        canWrite && state === 'shipped' && isUnderWay ? (
          <ActButton icon={RefreshCw} aria-disabled={isBusy} onClick={() => void ask()}>
            {isBusy ? '조회하는 중입니다' : '지금 조회'}
          </ActButton>
        ) : undefined
      }
    >
      <p role="alert" className="mb-2 rounded-md bg-danger-soft px-3 py-2 text-danger empty:hidden">
        {fault}
      </p>
      {shipments.length === 0 ? (
        <p className="text-studio-text-mute">아직 보낸 것이 없습니다.</p>
      ) : (
        <ul className="grid gap-4">
          {shipments.map(({ shipmentSeq, carrier, trackingNo, shippedAt, tracking }) => (
            <li key={shipmentSeq}>
              <div className="flex flex-wrap items-center gap-x-3">
                <span className="tabular-nums wrap-anywhere">
                  {carrier} {trackingNo}
                </span>
                <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">{fullMoment(shippedAt)}</span>
                {canWrite && (state === 'shipped' || state === 'delivered') && (
                  <ActButton icon={Pencil} look={BUTTON} aria-label={`송장 번호 ${trackingNo} 고치기`} onClick={() => onMend(shipmentSeq)}>
                    고치기
                  </ActButton>
                )}
              </div>
              <ParcelSteps tracking={tracking} label={`${carrier} ${trackingNo} 배송 단계`} />
            </li>
          ))}
        </ul>
      )}
    </DetailPart>
  )
}
