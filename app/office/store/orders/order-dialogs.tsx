'use client'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { call } from '@/schemas/api/base/call'
import type { Answer, Item } from '@/schemas/api/base/contract'
import { checkDeskPayment, moveDeskOrder, openDeskOrder, refuseCancelRequest, type readDeskOrder } from '@/schemas/api/store/order-desk'
import { OpenDialog } from '../../_parts/open-dialog'
import { toldWords } from '../../_parts/told-words'
import type { Dialogs } from '../../_parts/use-dialogs'
import { returnPath } from '../returns/return-path'
import { AcceptCancelDialog } from './accept-cancel-dialog'
import { CancelDialog } from './cancel-dialog'
import { CarrierSays } from './carrier-says'
import { CreateReturnDialog } from './create-return-dialog'
import { DeliveryDialog } from './delivery-dialog'
import { GiveDialog } from './give-dialog'
import { InstallDayDialog } from './install-day-dialog'
import { MOVE_REASONS } from './move-reasons'
import { OptionDialog } from './option-dialog'
import { ShipDialog } from './ship-dialog'

/** What is asked of an order; a parcel by its number, undefined for a new one; a line whose option changes. */
export type OrderDialog =
  | 'open'
  | 'check'
  | 'preparing'
  | 'delivered'
  | 'cancel'
  | 'return'
  | 'give'
  | 'delivery'
  | 'acceptCancel'
  | 'refuseCancel'
  | 'installDay'
  | { shipmentSeq: number | undefined }
  | { lineSeq: number }

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

interface OrderDialogsProps {
  order: Item<typeof readDeskOrder>
  dialogs: Dialogs<OrderDialog>
  onOpened: (people: Answer<typeof openDeskOrder>['items']) => void
}

/** The dialog of an order that is open, or none. */
export function OrderDialogs({ order, dialogs: { dialog, close, finish }, onOpened }: OrderDialogsProps) {
  const { orderId, version } = order
  if (dialog === null) return null
  if (dialog === 'cancel') return <CancelDialog order={order} onDone={finish} onClose={close} />
  if (dialog === 'give') return <GiveDialog order={order} onDone={finish} onClose={close} />
  if (dialog === 'return')
    return <CreateReturnDialog order={{ orderId, version }} onDone={(seq) => location.assign(returnPath(seq))} onClose={close} />
  if (dialog === 'delivery') return <DeliveryDialog orderId={orderId} onDone={finish} onClose={close} />
  if (dialog === 'acceptCancel') return <AcceptCancelDialog order={order} onDone={finish} onClose={close} />
  if (dialog === 'installDay') return <InstallDayDialog order={order} onDone={finish} onClose={close} />
  if (dialog === 'refuseCancel')
    return (
      <ReasonDialog
        title="취소 요청을 거절합니다"
        text="주문은 그대로 진행하고 고객에게 알립니다. 입력하신 사유를 고객의 주문에 보여 드립니다."
        label="고객에게 보일 사유"
        usual={MOVE_REASONS.refuseCancel}
        words="거절하기"
        busyWords="거절하는 중입니다"
        onSubmit={async (reason) => {
          await call(refuseCancelRequest, { orderId, version, reason })
          finish(toldWords('취소 요청을 거절했습니다.'))
        }}
        onClose={close}
      />
    )
  if (typeof dialog === 'object' && 'lineSeq' in dialog) return <OptionDialog order={order} {...dialog} onDone={finish} onClose={close} />
  if (typeof dialog === 'object') return <ShipDialog order={{ orderId, version }} {...dialog} onDone={finish} onClose={close} />
  if (dialog === 'open')
    return (
      <OpenDialog
        text="주문한 분과 받는 분의 이름, 연락처, 주소를 보여 드립니다. 누가 어떤 주문을 왜 열람했는지 기록합니다."
        onOpen={async (reason) => {
          onOpened((await call(openDeskOrder, { orderId, reason })).items)
          finish('주문한 분을 열람했습니다. 기록에 남았습니다.')
        }}
        onClose={close}
      />
    )
  if (dialog === 'check')
    return (
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
    )
  const { title, text, words, done } = MOVES[dialog]
  return (
    <ReasonDialog
      {...{ title, text, words, label: '바꾸는 사유', busyWords: '바꾸는 중입니다' }}
      usual={MOVE_REASONS[dialog]}
      onSubmit={async (reason) => {
        await call(moveDeskOrder, { orderId, version, to: dialog, reason })
        finish(done())
      }}
      onClose={close}
    >
      {dialog === 'delivered' && <CarrierSays shipments={order.shipments} />}
    </ReasonDialog>
  )
}
