import type { Order } from '@/schemas/api/store/orders'
import { formatDateTime } from '@/schemas/words/dates'
import { ParcelSteps } from './parcel-steps'

/** The parcels of an order, each with its way. */
export const ParcelList = ({ parcels }: { parcels: Order['shipments'] }) => (
  <ul className="mt-3 grid gap-3">
    {parcels.map(({ carrier, trackingNo, shippedAt, tracking }) => (
      <li key={carrier + trackingNo} className="rounded-sm bg-surface px-5 py-4">
        <p className="font-semibold">{carrier}</p>
        <p className="meta numeric text-small text-ink-mute">
          <span>
            {tracking.state === 'own' ? '배차 번호' : '운송장 번호'} {trackingNo}
          </span>
          <time dateTime={shippedAt}>{formatDateTime(shippedAt)} 보냄</time>
        </p>
        <ParcelSteps tracking={tracking} label={`${carrier} ${trackingNo} 배송 단계`} />
      </li>
    ))}
  </ul>
)
