'use client'
import { useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { PAYMENT_METHODS, type PaymentMethod } from '@/schemas/api/store/orders'
import { readTestWindow } from '@/schemas/api/store/payments'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { PAYMENT_CHECK } from '@/schemas/rules/store/order-pages'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextField } from '@/blocks/base/_parts/form/text-field'

/** The least that the provider takes, and enough to try. */
const [LEAST, MOST] = [100, 1_000_000]
const DEPOSIT_HOURS = 72
const NOBODY = { buyerName: '시험', buyerPhone: '', buyerEmail: '', receiptKind: '' } as const
const faultOf = (typed: string): string | undefined => {
  const amount = Number(typed)
  return /^\d+$/.test(typed) && amount >= LEAST && amount <= MOST
    ? undefined
    : `${LEAST.toLocaleString('ko-KR')}원부터 ${MOST.toLocaleString('ko-KR')}원까지 숫자로 입력해 주세요.`
}

/** Opens the window with a number that belongs to no order. */
export function CheckForm({ id }: { id: string }) {
  const [method, setMethod] = useState<PaymentMethod>('CARD')
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async () => {
    const typed = field.current!.value.trim()
    const wrong = faultOf(typed)
    setFault(wrong)
    setRefused(undefined)
    if (wrong) return field.current!.focus()
    setBusy(true)
    const number = `check-${callKey()}`
    try {
      const [{ item }, { openWindow }] = await Promise.all([call(readTestWindow, {}), import('../_parts/order/open-window')])
      const order = {
        ...item,
        method,
        customerKey: number,
        orderId: number,
        orderName: '결제창 점검',
        amount: Number(typed),
        escrowProducts: [],
        depositHours: DEPOSIT_HOURS,
      }
      await openWindow(order, NOBODY, { success: PAYMENT_CHECK.success, fail: PAYMENT_CHECK.fail })
    } catch (error) {
      setRefused(error instanceof CallFailure ? error.message : '결제창을 열지 못했습니다.')
    }
    setBusy(false)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <FormSummary id={id} wrong={[]} refused={refused} />
      <div className="grid gap-6">
        <RadioRows
          id={`${id}-method`}
          legend="결제 수단"
          options={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_WORDS[value] }))}
          value={method}
          onChange={(value) => setMethod(value as PaymentMethod)}
        />
        <TextField
          ref={field}
          id={`${id}-amount`}
          label="금액"
          inputMode="numeric"
          autoComplete="off"
          className="numeric"
          defaultValue="1000"
          error={fault}
          onChange={({ target }) => fault && setFault(faultOf(target.value.trim()))}
        />
      </div>
      <SubmitButton isSending={isBusy} className="mt-8">
        결제창 열기
      </SubmitButton>
    </form>
  )
}
