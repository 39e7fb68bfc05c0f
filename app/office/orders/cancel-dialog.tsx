'use client'
import { useState } from 'react'
import { FormField } from '@/builder/list/form-field'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { cancelDeskOrder, type readDeskOrder } from '@/schemas/api/store/order-desk'

interface CancelDialogProps {
  order: Item<typeof readDeskOrder>
  onDone: (words: string) => void
  onClose: () => void
}

const ACCOUNT = [
  { name: 'bank', label: '환불 은행', max: 20 },
  { name: 'accountNo', label: '환불 계좌 번호', max: 24 },
  { name: 'holder', label: '예금주', max: 60 },
] as const

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
  const [account, setAccount] = useState({ bank: '', accountNo: '', holder: '' })
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
        isWaiting
          ? '입금 전이라 주문 전체를 취소합니다. 적으신 까닭은 손님의 주문에 남고, 손님에게 알립니다.'
          : isUnpaid
            ? '은행이 입금을 취소한 주문이라 돌려드릴 돈이 없고 전체를 취소합니다. 쓰신 포인트와 쿠폰은 돌려드립니다. 적으신 까닭은 손님의 주문에 남고, 손님에게 알립니다.'
            : isWholeOnly
              ? '구매안전서비스(에스크로)로 결제한 주문이라 일부만 취소할 수 없고 전체를 취소합니다. 적으신 까닭은 손님의 주문에 남고, 손님에게 알립니다.'
              : '취소한 만큼 결제 금액과 포인트를 돌려드리고 재고를 되돌립니다. 적으신 까닭은 손님의 주문에 남고, 손님에게 알립니다.'
      }
      label="취소하는 까닭"
      words={isWhole ? '주문 취소' : '일부 취소'}
      busyWords="취소하는 중입니다"
      onSubmit={async (reason) => {
        if (wanted.some(({ qty, left }) => !Number.isInteger(qty) || qty < 0 || qty > left) || wanted.every(({ qty }) => qty === 0))
          throw new CallFailure('400', '취소할 수량을 다시 확인해 주세요.')
        const accountNo = account.accountNo.replace(/\D/g, '')
        if (needsAccount && (account.bank.trim().length < 2 || accountNo.length < 6 || !account.holder.trim()))
          throw new CallFailure('400', '환불받을 은행과 계좌 번호, 예금주를 모두 입력해 주세요.')
        const items = wanted.filter(({ qty }) => qty > 0).map(({ lineSeq, qty }) => ({ lineSeq, qty }))
        const { item } = await call(
          cancelDeskOrder,
          {
            ...{ orderId, version, reason },
            ...(isWhole ? {} : { items }),
            ...(needsAccount ? { refundAccount: { bank: account.bank.trim(), accountNo, holder: account.holder.trim() } } : {}),
          },
          { key },
        )
        const isOpen = item.refunds.some((refund) => refund.state === 'requested')
        onDone(isOpen ? '취소를 맡겼습니다. 결제사의 답을 받는 대로 저절로 마칩니다.' : '취소하고 손님에게 알렸습니다.')
      }}
      onClose={onClose}
    >
      {!isWholeOnly && (
        <fieldset className="grid max-h-60 gap-3 overflow-y-auto p-0.5">
          <legend className="mb-1 text-studio-label">취소할 수량</legend>
          {open.map(({ lineSeq, words, left }) => (
            <FormField key={lineSeq} label={words} help={`${left}개까지, 0은 취소하지 않습니다.`}>
              {(aria) => (
                <input
                  {...aria}
                  inputMode="numeric"
                  value={pieces[lineSeq] ?? String(left)}
                  maxLength={2}
                  autoComplete="off"
                  onChange={({ currentTarget: { value } }) => change(() => setPieces({ ...pieces, [lineSeq]: value }))}
                  className={`${FIELD} max-w-24 tabular-nums ${INVALID_FIELD}`}
                />
              )}
            </FormField>
          ))}
        </fieldset>
      )}
      {needsAccount && (
        <div className="grid gap-3">
          <p className="text-studio-text-mute">가상계좌로 받은 돈은 손님의 계좌로 돌려드립니다. 계좌는 환불을 마치면 지웁니다.</p>
          {ACCOUNT.map(({ name, label, max }) => (
            <FormField key={name} label={label}>
              {(aria) => (
                <input
                  {...aria}
                  value={account[name]}
                  maxLength={max}
                  autoComplete="off"
                  aria-required
                  onChange={({ currentTarget: { value } }) => change(() => setAccount({ ...account, [name]: value }))}
                  className={`${FIELD} ${INVALID_FIELD}`}
                />
              )}
            </FormField>
          ))}
        </div>
      )}
    </ReasonDialog>
  )
}
