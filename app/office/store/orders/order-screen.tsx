'use client'
// One order for staff: masked until a reason is given, all that happened to it, and what may be done with it now.
import { Ban, ClipboardCheck, PackageCheck, Truck, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person, SideProps } from '@/builder/list/side'
import { DESTROY_BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import { call } from '@/schemas/api/base/call'
import type { Answer, Item } from '@/schemas/api/base/contract'
import { checkDeskPayment, moveDeskOrder, openDeskOrder, readDeskOrder } from '@/schemas/api/store/order-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { AUTO_CONFIRMED } from '@/schemas/rules/store/auto-confirmed'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { DetailPart } from '@/app/office/_parts/detail-part'
import { DetailScreen } from '@/app/office/_parts/detail-screen'
import { Facts } from '@/app/office/_parts/facts'
import { memberPath } from '@/app/office/members/members/member-path'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { OpenButton } from '@/app/office/_parts/open-button'
import { CancelDialog } from './cancel-dialog'
import { CarrierSays } from './carrier-says'
import { CreateReturnDialog } from './create-return-dialog'
import { GiveDialog } from './give-dialog'
import { MOVE_REASONS } from './move-reasons'
import { amountFacts, eventFacts, messageFacts, refundFacts } from './facts'
import { OrderLines } from './order-lines'
import { ORDERS } from './order-path'
import { returnPath } from '../returns/return-path'
import { toldWords } from '@/app/office/_parts/told-words'
import { OrderPill } from './order-pill'
import { OrderShipments } from './order-shipments'
import { ReceiptLines } from './receipt-lines'
import { ShipDialog } from './ship-dialog'

type Known = Item<typeof readDeskOrder>
type Opened = Answer<typeof openDeskOrder>['items']
type Dialog = 'open' | 'check' | 'preparing' | 'delivered' | 'cancel' | 'return' | 'give' | { shipmentSeq: number | undefined } | null

const MOVES = {
  preparing: {
    title: '상품 준비를 시작합니다',
    text: '그 뒤로는 고객이 스스로 취소할 수 없습니다.',
    words: '준비 시작',
    done: () => '상품 준비를 시작했습니다.',
  },
  delivered: {
    title: '배송을 마칩니다',
    text: '고객에게 배송을 마쳤다고 알립니다. 배송 완료는 되돌릴 수 없고, 이날부터 교환·반품 기한과 자동 구매 확정을 셉니다.',
    words: '배송 완료',
    done: () => toldWords('배송을 마쳤습니다.'),
  },
} as const

export function OrderScreen({ brand, person, first }: { brand: ReactNode; person: Person; first: Known }) {
  const { orderId } = first
  const { data: order = first, mutate } = useSWR(['order', orderId], async () => (await call(readDeskOrder, { orderId })).item, {
    fallbackData: first,
    revalidateOnMount: false,
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const [dialog, setDialog] = useState<Dialog>(null)
  const [done, setDone] = useState('')
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'orders' }
  const rights = rightsOf(person)
  const close = () => {
    setDialog(null)
    // After a refusal the screen shows what the other did.
    void mutate()
  }
  const finish = (words: string) => {
    setDone(words)
    close()
  }
  const { state, version } = order
  const may = (...states: Known['state'][]) => rights.writes('orders') && states.includes(state)
  const nothing = (words: string) => <p className="text-studio-text-mute">{words}</p>
  return (
    <DetailScreen
      side={side}
      back={{ href: ORDERS, words: '주문 목록으로' }}
      title={order.orderName}
      line={`${orderId} · ${fullMoment(order.placedAt)}`}
      acts={
        <>
          <OrderPill state={state} />
          {order.confirmed && <Pill dot="bg-success">구매 확정</Pill>}
          {order.isFaulty && (
            <a href="#events" className="text-studio-label text-danger underline underline-offset-4">
              결제 확인 필요
            </a>
          )}
          {order.isFaulty && rights.writes('orders') && (
            <button type="button" className={LINE_BUTTON} onClick={() => setDialog('check')}>
              <ClipboardCheck {...ICON} />
              결제 문제를 확인함
            </button>
          )}
          {may('paid') && (
            <button type="button" className={MAIN_BUTTON} onClick={() => setDialog('preparing')}>
              <PackageCheck {...ICON} />
              준비 시작
            </button>
          )}
          {may('preparing', 'shipped') && (
            <button
              type="button"
              className={state === 'preparing' ? MAIN_BUTTON : LINE_BUTTON}
              onClick={() => setDialog({ shipmentSeq: undefined })}
            >
              <Truck {...ICON} />
              {state === 'preparing' ? '송장 넣고 보내기' : '송장 더하기'}
            </button>
          )}
          {may('shipped') && (
            <button type="button" className={MAIN_BUTTON} onClick={() => setDialog('delivered')}>
              <PackageCheck {...ICON} />
              배송 완료
            </button>
          )}
          {rights.writes('returns') && (state === 'shipped' || state === 'delivered') && (
            <button type="button" className={LINE_BUTTON} onClick={() => setDialog('return')}>
              <Undo2 {...ICON} />
              교환·반품 접수
            </button>
          )}
          {may('paid', 'preparing', 'shipped', 'delivered') && order.escrowYn === 'N' && order.amount > order.refundAmount && (
            <button type="button" className={LINE_BUTTON} onClick={() => setDialog('give')}>
              금액 돌려드리기
            </button>
          )}
          {may('waiting', 'paid', 'preparing') && (
            <button type="button" className={DESTROY_BUTTON} onClick={() => setDialog('cancel')}>
              <Ban {...ICON} />
              주문 취소
            </button>
          )}
        </>
      }
      target={`order:${orderId}`}
      done={done}
    >
      <div className="mt-6 grid max-w-208 gap-8">
        <DetailPart id="lines" title="주문한 상품">
          <OrderLines lines={order.lines} />
        </DetailPart>
        <DetailPart
          id="person"
          title="주문한 분과 배송지"
          button={<OpenButton isOpened={opened !== null} onOpen={() => setDialog('open')} onHide={() => setOpened(null)} />}
        >
          <Facts
            facts={
              opened
                ? opened.map(({ words, value }) => [words, value || '없음'])
                : [
                    ['주문한 분', `${order.name} · ${order.isMember ? '회원' : '비회원'}`],
                    ['휴대전화', order.phoneNo],
                  ]
            }
          />
          {order.memberNo && rights.sees('members') && (
            <a href={memberPath(order.memberNo)} className={`${LINE_BUTTON} mt-3`}>
              회원 화면 열기
            </a>
          )}
        </DetailPart>
        <OrderShipments
          order={order}
          canWrite={rights.writes('orders')}
          onMend={(shipmentSeq) => setDialog({ shipmentSeq })}
          onAsked={(words, known) => {
            setDone(words)
            void mutate(known, { revalidate: false })
          }}
        />
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
        <DetailPart id="moves" title="지나온 상태">
          <ol className="grid gap-2">
            {order.moves.map(({ to, by, reason, at }) => (
              <li key={at + to} className="wrap-anywhere">
                <span className="font-semibold">{ORDER_WORDS[to]}</span> · {by}
                {reason && ` · ${reason}`}
                <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">{fullMoment(at)}</span>
              </li>
            ))}
            {order.confirmed && (
              <li className="wrap-anywhere">
                <span className="font-semibold">구매 확정</span> · {order.confirmed.by}
                {order.confirmed.isAutomatic && ` · ${AUTO_CONFIRMED}`}
                <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">
                  {fullMoment(order.confirmed.at)}
                </span>
              </li>
            )}
          </ol>
        </DetailPart>
        <DetailPart id="events" title="결제 기록">
          {order.events.length > 0 ? <Facts facts={eventFacts(order)} /> : nothing('결제사에 남은 것이 없습니다.')}
        </DetailPart>
        {order.refunds.length > 0 && (
          <DetailPart id="refunds" title="취소와 환불">
            <Facts facts={refundFacts(order)} />
          </DetailPart>
        )}
        <DetailPart id="messages" title="고객에게 알린 것">
          {order.messages.length > 0 ? <Facts facts={messageFacts(order)} /> : nothing('아직 보낸 것이 없습니다.')}
        </DetailPart>
      </div>
      {dialog === 'open' && (
        <ReasonDialog
          title="가려진 내용을 열람합니다"
          text="주문한 분과 받는 분의 이름, 연락처, 주소를 보여 드립니다. 누가 어떤 주문을 왜 열람했는지 기록합니다."
          label="열람하는 사유"
          words="열람"
          busyWords="여는 중입니다"
          onSubmit={async (reason) => {
            setOpened((await call(openDeskOrder, { orderId, reason })).items)
            finish('주문한 분을 열람했습니다. 기록에 남았습니다.')
          }}
          onClose={close}
        />
      )}
      {(dialog === 'preparing' || dialog === 'delivered') && (
        <ReasonDialog
          title={MOVES[dialog].title}
          text={MOVES[dialog].text}
          label="바꾸는 사유"
          usual={MOVE_REASONS[dialog]}
          words={MOVES[dialog].words}
          busyWords="바꾸는 중입니다"
          onSubmit={async (reason) => {
            await call(moveDeskOrder, { orderId, version, to: dialog, reason })
            finish(MOVES[dialog].done())
          }}
          onClose={close}
        >
          {dialog === 'delivered' && <CarrierSays shipments={order.shipments} />}
        </ReasonDialog>
      )}
      {dialog === 'check' && (
        <ReasonDialog
          title="결제 문제를 확인했습니다"
          text="확인해야 하는 주문에서 빠집니다. 무엇을 확인하고 어떻게 처리했는지 결제 기록에 남습니다."
          label="확인한 내용"
          usual={MOVE_REASONS.check}
          words="확인함"
          busyWords="적는 중입니다"
          onSubmit={async (reason) => {
            await call(checkDeskPayment, { orderId, eventSeq: order.events.at(-1)!.eventSeq, reason })
            finish('결제 문제를 확인했다고 적었습니다.')
          }}
          onClose={close}
        />
      )}
      {dialog === 'return' && (
        <CreateReturnDialog order={{ orderId, version }} onDone={(returnSeq) => location.assign(returnPath(returnSeq))} onClose={close} />
      )}
      {dialog === 'give' && <GiveDialog order={order} onDone={finish} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog order={order} onDone={finish} onClose={close} />}
      {typeof dialog === 'object' && dialog !== null && (
        <ShipDialog order={{ orderId, version }} shipmentSeq={dialog.shipmentSeq} onDone={finish} onClose={close} />
      )}
    </DetailScreen>
  )
}
