'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { acceptCancelRequest, type readDeskOrder } from '@/schemas/api/store/order-desk'
import { wonWords } from '@/schemas/rules/store/won-words'
import { toldWords } from '../../_parts/told-words'
import { aloneWords, askedWords } from '../refunds/asked-words'

interface AcceptCancelDialogProps {
  order: Item<typeof readDeskOrder>
  onDone: (words: string) => void
  onClose: () => void
}

/** The whole order. A second press after a lost answer sends the same key, so that it is returned once. */
export function AcceptCancelDialog({ order, onDone, onClose }: AcceptCancelDialogProps) {
  const { orderId, version, amount, refundAmount, isUnpaid } = order
  const [key] = useState(callKey)
  return (
    <ConfirmDialog
      title="고객의 요청대로 주문을 취소합니다"
      text={`주문 전체를 취소하고 고객에게 알립니다.${isUnpaid ? '' : aloneWords(order)}`}
      words="취소하고 환불"
      isDestructive
      onConfirm={async () => {
        const { item } = await call(acceptCancelRequest, { orderId, version }, { key })
        const asked = askedWords(order, item)
        if (asked) return onDone(asked)
        const isOpen = item.refunds.some((refund) => refund.state === 'requested')
        onDone(isOpen ? '취소를 맡겼습니다. 결제사의 답을 받는 대로 자동으로 마칩니다.' : toldWords('취소하였습니다.'))
      }}
      onClose={onClose}
    >
      <p>{isUnpaid ? '돌려드릴 돈이 없는 주문입니다.' : `돌려드릴 금액은 ${wonWords(amount - refundAmount)}입니다.`}</p>
    </ConfirmDialog>
  )
}
