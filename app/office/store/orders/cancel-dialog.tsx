'use client'
import { useState } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { cancelDeskOrder, type readDeskOrder } from '@/schemas/api/store/order-desk'
import { aloneWords, askedWords } from '../refunds/asked-words'
import { AccountFields, accountOf, NO_ACCOUNT } from './account-fields'
import { toldWords } from '../../_parts/told-words'

interface CancelDialogProps {
  order: Item<typeof readDeskOrder>
  onDone: (words: string) => void
  onClose: () => void
}

/** All that is left of an order, or pieces of it. A second press after a lost answer sends the same key, so that it is returned once. */
export function CancelDialog({ order, onDone, onClose }: CancelDialogProps) {
  const { orderId, version, state, method, lines, escrowYn, isUnpaid } = order
  const open = lines
    .map(({ lineSeq, name, choices, qty, cancelledQty, cancellingQty }) => ({
      lineSeq,
      words: [name, ...choices].join(' · '),
      left: qty - cancelledQty - cancellingQty,
    }))
    .filter(({ left }) => left > 0)
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({})
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [key, setKey] = useState(callKey)
  const isWaiting = state === 'waiting'
  const isWholeOnly = isUnpaid || escrowYn === 'Y'
  const needsAccount = method === 'VBANK' && !isUnpaid
  const wanted = open.map(({ lineSeq, left }) => ({ lineSeq, left, qty: Number(pieces[lineSeq] ?? left) }))
  const isWhole = wanted.every(({ qty, left }) => qty === left)
  const change = (apply: () => void) => {
    // Other values are another cancellation.
    setKey(callKey())
    apply()
  }
  return (
    <ReasonDialog
      title="주문을 취소합니다"
      text={
        (isWaiting
          ? '입금 전이라 주문 전체를 취소합니다. 입력하신 사유는 고객의 주문에 남고, 고객에게 알립니다.'
          : isUnpaid
            ? '은행이 입금을 취소한 주문이라 돌려드릴 돈이 없고 전체를 취소합니다. 쓰신 포인트와 쿠폰은 돌려드립니다. 입력하신 사유는 고객의 주문에 남고, 고객에게 알립니다.'
            : isWholeOnly
              ? '구매안전서비스(에스크로)로 결제한 주문이라 일부만 취소할 수 없고 전체를 취소합니다. 입력하신 사유는 고객의 주문에 남고, 고객에게 알립니다.'
              : '취소한 만큼 결제 금액과 포인트를 돌려드리고 재고를 되돌립니다. 입력하신 사유는 고객의 주문에 남고, 고객에게 알립니다.') +
        (isUnpaid ? '' : aloneWords(order))
      }
      label="취소 사유"
      words={isWhole ? '주문 취소' : '일부 취소'}
      busyWords="취소하는 중입니다"
      onSubmit={async (reason) => {
        if (wanted.some(({ qty, left }) => !Number.isInteger(qty) || qty < 0 || qty > left) || wanted.every(({ qty }) => qty === 0))
          throw new CallFailure('400', '취소할 수량을 다시 확인해 주세요.')
        const refundAccount = needsAccount ? { refundAccount: accountOf(account) } : {}
        const items = wanted.filter(({ qty }) => qty > 0).map(({ lineSeq, qty }) => ({ lineSeq, qty }))
        const { item } = await call(
          cancelDeskOrder,
          {
            ...{ orderId, version, reason },
            ...(isWhole ? {} : { items }),
            ...refundAccount,
          },
          { key },
        )
        const asked = askedWords(order, item)
        if (asked) return onDone(asked)
        const isOpen = item.refunds.some((refund) => refund.state === 'requested')
        onDone(isOpen ? '취소를 맡겼습니다. 결제사의 답을 받는 대로 자동으로 마칩니다.' : toldWords('취소하였습니다.'))
      }}
      onClose={onClose}
    >
      {!isWholeOnly && (
        <fieldset className="grid max-h-60 gap-3 -mx-1.5 overflow-y-auto px-1.5 py-1">
          <legend className="mb-1 text-studio-label">취소할 수량</legend>
          {open.map(({ lineSeq, words, left }) => (
            <TextField
              key={lineSeq}
              label={words}
              help={`${left}개까지, 0은 취소하지 않습니다.`}
              inputMode="numeric"
              value={pieces[lineSeq] ?? String(left)}
              maxLength={2}
              onChange={(value) => change(() => setPieces({ ...pieces, [lineSeq]: value }))}
              look="max-w-24 tabular-nums"
            />
          ))}
        </fieldset>
      )}
      {needsAccount && <AccountFields account={account} onChange={(next) => change(() => setAccount(next))} />}
    </ReasonDialog>
  )
}
