'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { askCashReceipt, askGuestCashReceipt } from '@/schemas/api/store/cash-receipts'
import type { Order } from '@/schemas/api/store/orders'
import {
  RECEIPT_KIND_WORDS,
  RECEIPT_KINDS,
  RECEIPT_NUMBER_LABELS,
  receiptNumberFault,
  type ReceiptKind,
} from '@/schemas/rules/store/cash-receipts'
import { receiptWords } from '@/schemas/rules/store/receipt-words'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Fields {
  kind: ReceiptKind | ''
  number: string
}
interface Props {
  id: string
  orderId: string
  isGuest: boolean
}

const LABELS = { kind: '현금영수증 종류', number: '발급받을 번호' } as const
const kinds = RECEIPT_KINDS.map((value) => ({ value, label: RECEIPT_KIND_WORDS[value] }))

/** Asks for a cash receipt of a payment that was made without one. A press that is repeated asks once. */
export function ReceiptForm({ id, orderId, isGuest }: Props) {
  const [done, setDone] = useState<Order>()
  const asked = useRef<{ text: string; key: string }>(undefined)
  const contract = isGuest ? askGuestCashReceipt : askCashReceipt
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { kind: '', number: '' },
    labels: LABELS,
    check: ({ kind, number }) => ({
      kind: kind ? undefined : '현금영수증 종류를 골라 주세요.',
      number: kind ? receiptNumberFault(kind, number) : undefined,
    }),
    send: async ({ kind, number }) => {
      const text = `${kind} ${number}`
      const key = asked.current?.text === text ? asked.current.key : callKey()
      asked.current = { text, key }
      try {
        setDone((await call(contract, { id: orderId, kind: kind as ReceiptKind, number }, { key })).item)
      } catch (error) {
        // An answer that was lost may have been a yes: only a refusal begins anew.
        if (error instanceof CallFailure && error.status < 500 && error.code !== 'network') asked.current = undefined
        throw error
      }
    },
    call: contract.id,
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) place.current?.focus()
  }, [done])
  if (done)
    return (
      <p ref={place} tabIndex={-1} className="rounded-sm bg-surface px-5 py-4 outline-none">
        <b className="block font-semibold">현금영수증을 신청했습니다.</b>
        {done.payment?.cashReceipt && receiptWords(done.payment.cashReceipt)}. 국세청에 등록되기까지 하루 이틀 걸릴 수 있습니다.
      </p>
    )
  return (
    <form method="post" noValidate autoComplete="off" onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-5">
        <RadioRows
          id={`${id}-kind`}
          legend={LABELS.kind}
          options={kinds}
          value={kind}
          onChange={(value) =>
            form.setValue('kind', value as ReceiptKind, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
          error={errorOf('kind')}
          beside
        />
        <TextField
          id={`${id}-number`}
          label={kind ? RECEIPT_NUMBER_LABELS[kind] : LABELS.number}
          inputMode="numeric"
          autoComplete="off"
          className="numeric"
          help="발급하는 데만 쓰고, 발급되면 지웁니다."
          error={errorOf('number')}
          {...form.register('number')}
        />
      </div>
      <SubmitButton isSending={isSending} className="mt-6">
        현금영수증 신청하기
      </SubmitButton>
    </form>
  )
}
