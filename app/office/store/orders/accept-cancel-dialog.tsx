'use client'
import { useState } from 'react'
import { withParticle } from '@/lib/particle'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { acceptCancelRequest, type readDeskOrder } from '@/schemas/api/store/order-desk'
import { pointWords } from '@/schemas/rules/store/point-words'
import { wonWords } from '@/schemas/rules/store/won-words'
import { toldWords } from '../../_parts/told-words'
import { aloneWords, askedWords } from '../refunds/asked-words'

interface AcceptCancelDialogProps {
  order: Item<typeof readDeskOrder>
  onDone: (words: string) => void
  onClose: () => void
}

/** What the buyer asked for, for the sum that they were told. A second press after a lost answer sends the same key, so that it is returned once. */
export function AcceptCancelDialog({ order, onDone, onClose }: AcceptCancelDialogProps) {
  const { orderId, version, isUnpaid } = order
  const what = order.cancelRequest?.pieces
  const back = backWords(order)
  const [key] = useState(callKey)
  return (
    <ConfirmDialog
      title="고객의 요청대로 주문을 취소합니다"
      text={`${what ? '요청한 상품만 취소하고, 주문의 나머지는 그대로 진행합니다.' : '주문 전체를 취소합니다.'} 고객에게 알립니다.${isUnpaid ? '' : aloneWords(order)}`}
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
      {what && <p className="wrap-anywhere">{what}</p>}
      <p>{isUnpaid ? '돌려드릴 돈이 없는 주문입니다.' : `고객에게 보인 대로 ${back} 돌려드립니다.`}</p>
    </ConfirmDialog>
  )
}

/** What the buyer was told; of requests from before they were, all that is left. */
function backWords({ cancelRequest, amount, refundAmount }: AcceptCancelDialogProps['order']): string {
  const points = cancelRequest?.points ?? 0
  return withParticle(
    [wonWords(cancelRequest?.amount ?? amount - refundAmount), ...(points > 0 ? [pointWords(points)] : [])].join(', '),
    '을/를',
  )
}
