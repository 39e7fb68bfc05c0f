import type { Item } from '@/schemas/api/base/contract'
import type { printPacking } from '@/schemas/api/store/packing'
import { CARRIERS, plainTrackingNo } from '@/schemas/rules/store/carriers'
import { labelFit } from '@/schemas/rules/store/label-fit'
import type { TypedParcel } from '@/schemas/rules/store/typed-parcels'
import { formatDate } from '@/schemas/words/dates'
import { Barcode } from './barcode'

type Print = Item<typeof printPacking>

interface LabelProps {
  sender: Print['sender']
  order: Print['orders'][number]
  /** With its number, where that is known already. */
  parcel: TypedParcel
  at: string
}

/** The label of one parcel, 100 × 150 mm. The largest is what the driver reads: where it goes. */
export function Label({ sender, order, parcel, at }: LabelProps) {
  const { orderId, name, phoneNo, zipCode, address, addressDetail, request, lines } = order
  const place = `${address} ${addressDetail}`.trim()
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <section className="label">
      <div className="row">
        <b className="tel">{zipCode}</b>
        <span>
          {formatDate(at)} · {pieces}개
        </span>
      </div>
      <div>
        <small>보내는 분</small>
        {sender.name} {sender.phoneNo}
        <small>{sender.address}</small>
      </div>
      <div>
        <small>받는 분</small>
        <b className="name" data-fit={labelFit(name, 10, 30)}>
          {name}
        </b>
        <span className="tel">{phoneNo}</span>
        <div className="place" data-fit={labelFit(place, 70, 140)}>
          {place}
        </div>
        {request && (
          <div className="wish" data-fit={labelFit(request, 50, 100)}>
            {request}
          </div>
        )}
      </div>
      <div>
        {parcel.trackingNo && (
          <b className="tel">
            {CARRIERS[parcel.carrier].words} {parcel.trackingNo}
          </b>
        )}
        <small className="goods">{lines.map((line) => `${[line.name, ...line.choices].join(' ')} × ${line.qty}`).join(', ')}</small>
        <Barcode text={plainTrackingNo(parcel.trackingNo) || orderId} />
        <small>주문 {orderId}</small>
      </div>
    </section>
  )
}
