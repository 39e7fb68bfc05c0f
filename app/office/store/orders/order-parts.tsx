import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import type { Answer, Item } from '@/schemas/api/base/contract'
import type { openDeskOrder, readDeskOrder } from '@/schemas/api/store/order-desk'
import type { Rights } from '@/schemas/rules/base/rights'
import { DetailPart } from '../../_parts/detail-part'
import { Facts } from '../../_parts/facts'
import { OpenButton } from '../../_parts/open-button'
import { memberPath } from '../../members/members/member-path'
import { amountFacts, dayFacts, eventFacts, refundFacts, toldFacts } from './facts'
import type { OrderDialog } from './order-dialogs'
import { CancelRequest } from './cancel-request'
import { OrderLines } from './order-lines'
import { OrderShipments } from './order-shipments'
import { RefundRequests } from '../refunds/refund-requests'
import { ReceiptLines } from './receipt-lines'

type Known = Item<typeof readDeskOrder>

/** Until it is sent, staff change where it goes and what is in it. */
const OPEN: readonly string[] = ['waiting', 'paid', 'preparing']
/** Our own people may come on another day also once it is on its way. */
const SETTLED: readonly string[] = ['paid', 'preparing', 'shipped']
const HANDED_OVER: readonly string[] = ['shipped', 'delivered']

interface OrderPartsProps {
  order: Known
  /** Null while the people are masked. */
  opened: Answer<typeof openDeskOrder>['items'] | null
  rights: Rights
  onAct: (dialog: OrderDialog) => void
  onHide: () => void
  /** A refund was decided, or its dialog closed. */
  onDone: (words: string) => void
  onClose: () => void
  /** A carrier has answered where a parcel is. */
  onAsked: (words: string, known: Known) => void
}

/** All that is known of an order, and what happened to it. */
export function OrderParts({ order, opened, rights, onAct, onHide, onDone, onClose, onAsked }: OrderPartsProps) {
  const mayChange = rights.writes('orders') && OPEN.includes(order.state)
  return (
    <div className="grid min-w-0 content-start gap-8">
      <CancelRequest order={order} rights={rights} onAct={onAct} />
      <RefundRequests requests={order.refundRequests} rights={rights} onDone={onDone} onClose={onClose} />
      <DetailPart id="lines" title="주문한 상품">
        <OrderLines lines={order.lines} onOption={mayChange ? (lineSeq) => onAct({ lineSeq }) : undefined} />
      </DetailPart>
      <DetailPart
        id="person"
        title="주문한 분과 배송지"
        button={
          <>
            <OpenButton isOpened={opened !== null} onOpen={() => onAct('open')} onHide={onHide} />
            {mayChange && <ActButton onClick={() => onAct('delivery')}>배송지 바꾸기</ActButton>}
            {order.isInstalled && rights.writes('orders') && SETTLED.includes(order.state) && (
              <ActButton onClick={() => onAct('installDay')}>설치일 정하기</ActButton>
            )}
          </>
        }
      >
        <Facts
          facts={[
            ...(opened?.map(({ words, value }) => [words, value || '없음'] as const) ?? [
              ['주문한 분', `${order.name} · ${order.isMember ? '회원' : '비회원'}`] as const,
              ['휴대전화', order.phoneNo] as const,
            ]),
            ...dayFacts(order),
          ]}
        />
        {HANDED_OVER.includes(order.state) && (
          <p className="mt-2 text-studio-label font-normal text-studio-text-mute">
            택배사에 맡긴 뒤에는 배송지를 바꿀 수 없습니다. 택배사에 송장 번호로 요청해 주세요.
          </p>
        )}
        {order.memberNo && rights.sees('members') && (
          <a href={memberPath(order.memberNo)} className={`${LINE_BUTTON} mt-3`}>
            회원 화면 열기
          </a>
        )}
      </DetailPart>
      <OrderShipments order={order} canWrite={rights.writes('orders')} onMend={(shipmentSeq) => onAct({ shipmentSeq })} onAsked={onAsked} />
      <DetailPart id="amounts" title="금액">
        <Facts facts={amountFacts(order)} />
        {order.receiptUrl && (
          <a href={order.receiptUrl} target="_blank" rel="noopener noreferrer" className={`${LINE_BUTTON} mt-3`}>
            결제사 영수증
            <span className="sr-only"> (새 창)</span>
          </a>
        )}
      </DetailPart>
      {order.cashReceipts.length > 0 && (
        <DetailPart id="receipts" title="현금영수증">
          <ReceiptLines receipts={order.cashReceipts} />
        </DetailPart>
      )}
      <DetailPart id="events" title="결제 기록">
        {order.events.length > 0 ? <Facts facts={eventFacts(order)} /> : <None words="결제사에 남은 것이 없습니다." />}
      </DetailPart>
      {order.refunds.length > 0 && (
        <DetailPart id="refunds" title="취소와 환불">
          <Facts facts={refundFacts(order)} />
        </DetailPart>
      )}
      <DetailPart id="messages" title="고객에게 알린 것">
        {order.messages.length > 0 ? <Facts facts={toldFacts(order)} /> : <None words="아직 보낸 것이 없습니다." />}
      </DetailPart>
    </div>
  )
}

const None = ({ words }: { words: string }) => <p className="text-studio-text-mute">{words}</p>
