import { fullMoment } from '@/builder/list/recent-moment'
import type { Item } from '@/schemas/api/base/contract'
import type { printPacking } from '@/schemas/api/store/packing'
import { Barcode } from './barcode'

type Print = Item<typeof printPacking>

interface ListSheetProps {
  sender: Print['sender']
  order: Print['orders'][number]
}

/** What lies in one parcel, for whoever packs it and whoever opens it. */
export function ListSheet({ sender, order }: ListSheetProps) {
  const { orderId, placedAt, buyerName, name, phoneNo, zipCode, address, addressDetail, request, installDay, lines } = order
  return (
    <section className="sheet">
      <header>
        <div>
          <h1>포장 목록</h1>
          {sender.name}
        </div>
        <div className="number">
          <Barcode text={orderId} />
          {orderId}
        </div>
      </header>
      <div className="two">
        <div>
          <small>받는 분</small>
          <b>{name}</b> {phoneNo}
          <br />({zipCode}) {address} {addressDetail}
        </div>
        <div>
          <small>주문</small>
          {buyerName}
          <br />
          {fullMoment(placedAt)}
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">담음</th>
            <th scope="col">상품과 옵션</th>
            <th scope="col" className="count">
              수량
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // Two lines may be of one option.
            <tr key={`${at} ${line.variantId}`}>
              <td>
                <span className="box" />
              </td>
              <th scope="row">
                <b>{line.name}</b>
                <small>{line.choices.join(', ')}</small>
              </th>
              <td className="count">{line.qty}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>모두</td>
            <td className="count">{lines.reduce((sum, { qty }) => sum + qty, 0)}</td>
          </tr>
        </tfoot>
      </table>
      {installDay && (
        <div className="wish">
          <small>설치일</small>
          {installDay}
        </div>
      )}
      {request && (
        <div className="wish">
          <small>배송 요청</small>
          {request}
        </div>
      )}
      <footer>
        <p>담은 사람</p>
        <p>살핀 사람</p>
      </footer>
      <small>{[sender.name, sender.phoneNo, sender.address].filter(Boolean).join(' · ')}</small>
    </section>
  )
}
