'use client'
import { useState } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { giveDeskRefund } from '@/schemas/api/store/return-opening'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { wonWords } from '@/schemas/rules/store/won-words'
import { toldWords } from '@/app/office/_parts/told-words'
import { aloneWords, askedWords } from '../refunds/asked-words'
import { AccountFields, accountOf, NO_ACCOUNT } from './account-fields'
import { WonField } from './won-field'

interface GiveDialogProps {
  order: Item<typeof readDeskOrder>
  onDone: (words: string) => void
  onClose: () => void
}

/** Money goes back, and the order stays what it is. A second press after a lost answer sends the same key, so that it is returned once. */
export function GiveDialog({ order, onDone, onClose }: GiveDialogProps) {
  const { orderId, version, method, amount, refundAmount } = order
  const [typed, setTyped] = useState('')
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [key, setKey] = useState(callKey)
  const most = amount - refundAmount
  const needsAccount = method === 'VBANK'
  const change = (apply: () => void) => {
    setKey(callKey())
    apply()
  }
  return (
    <ReasonDialog
      title="상품 없이 금액을 돌려드립니다"
      text={`상품은 고객이 그대로 가집니다. 입력하신 사유는 고객의 주문에 남고, 고객에게 알립니다.${aloneWords(order)}`}
      label="돌려드리는 사유"
      words="돌려드리기"
      busyWords="돌려드리는 중입니다"
      onSubmit={async (reason) => {
        const won = Number(digitsOnly(typed) || 0)
        if (won < 1 || won > most) throw new CallFailure('400', `1원부터 ${wonWords(most)}까지 입력해 주세요.`)
        const sent = { orderId, version, amount: won, reason, ...(needsAccount ? { refundAccount: accountOf(account) } : {}) }
        const { item } = await call(giveDeskRefund, sent, { key })
        const asked = askedWords(order, item)
        if (asked) return onDone(asked)
        const isOpen = item.refunds.some((refund) => refund.state === 'requested')
        onDone(isOpen ? '환불을 맡겼습니다. 결제사의 답을 받는 대로 저절로 마칩니다.' : toldWords(`${wonWords(won)}을 돌려드렸습니다.`))
      }}
      onClose={onClose}
    >
      <WonField
        label="돌려드릴 금액(원)"
        help={`결제하고 남은 금액은 ${wonWords(most)}입니다.`}
        value={typed}
        isRequired
        onChange={(value) => change(() => setTyped(value))}
      />
      {needsAccount && <AccountFields account={account} onChange={(next) => change(() => setAccount(next))} />}
    </ReasonDialog>
  )
}
