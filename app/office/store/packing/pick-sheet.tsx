import { fullMoment } from '@/builder/list/recent-moment'
import { piecesIn, type Pick } from '@/schemas/rules/store/pick-list'

interface PickSheetProps {
  picks: readonly Pick[]
  orders: number
  at: string
}

/** What is fetched for all orders at once. It names nobody. */
export const PickSheet = ({ picks, orders, at }: PickSheetProps) => (
  <section className="sheet">
    <header>
      <div>
        <h1>집기 목록</h1>
        {`${fullMoment(at)}, 주문 ${orders}건, 상품 ${picks.length}가지`}
      </div>
      <span className="number">{piecesIn(picks)}개</span>
    </header>
    <table>
      <thead>
        <tr>
          <th scope="col">집음</th>
          <th scope="col">상품과 옵션</th>
          <th scope="col">주문 끝 번호와 수량</th>
          <th scope="col" className="count">
            수량
          </th>
        </tr>
      </thead>
      <tbody>
        {picks.map(({ key, name, choices, pieces, orders: of }) => (
          <tr key={key}>
            <td>
              <span className="box" />
            </td>
            <th scope="row">
              <b>{name}</b>
              <small>{choices.join(', ')}</small>
            </th>
            <td>
              <small>{of.map(({ orderId, qty }) => `${orderId.slice(-4)} ${qty}개`).join(', ')}</small>
            </td>
            <td className="count">{pieces}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>모두</td>
          <td className="count">{piecesIn(picks)}</td>
        </tr>
      </tfoot>
    </table>
    <footer>
      <p>집은 사람</p>
      <p>마친 시각</p>
    </footer>
  </section>
)
