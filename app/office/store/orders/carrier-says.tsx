import { fullMoment } from '@/builder/list/recent-moment'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { TRACK_WORDS } from '@/schemas/rules/store/parcel-tracking'

type Shipments = Item<typeof readDeskOrder>['shipments']

/** Parcels that their carriers do not know to be delivered, each in one sentence: staff are about to say something else. */
export const carrierDoubts = (shipments: Shipments): string[] =>
  shipments.flatMap(({ carrier, trackingNo, tracking: { state, status, steps } }) => {
    const parcel = `${carrier} ${trackingNo}`
    if (state === 'own' || state === 'off' || status === 'DELIVERED') return []
    const [last] = steps
    if (!last) return [`${parcel}: 택배사에서 아직 아무 소식이 없습니다.`]
    const where = last.place ? ` · ${last.place}` : ''
    return [`${parcel}: 택배사의 마지막 소식은 ‘${TRACK_WORDS[last.status]}${where}’입니다(${fullMoment(last.at)}).`]
  })

/** What the carriers say against it, before an order is declared delivered. */
export function CarrierSays({ shipments }: { shipments: Shipments }) {
  const doubts = carrierDoubts(shipments)
  if (doubts.length === 0) return null
  return (
    <div className="rounded-md bg-danger-soft px-3 py-2 text-danger">
      <p>택배사는 아직 배송 완료라고 하지 않았습니다. 고객이 실제로 받으셨는지 확인해 주세요.</p>
      <ul>
        {doubts.map((words) => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
