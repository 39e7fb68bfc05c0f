'use client'
import { useEffect, useRef, useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { guestOrderPath, isOrderId } from '@/schemas/rules/store/order-pages'
import { verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { keptOrder } from '../_parts/order/kept-order'

interface Props {
  id: string
  orderId: string
  /** Why the number before had no order. */
  missing: string
}

const LABEL = '주문 번호'
/** As it is stored: people paste it with spaces and in small letters. */
const plain = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
const faultOf = (typed: string): string | undefined =>
  requiredFault(LABEL, typed) ?? (isOrderId(plain(typed)) ? undefined : '주문 번호를 정확히 입력해 주세요. 예) 260601-7K2M9QX4T8WZ3')

/** Asks for the number, has the person identified in the same press, which opens a window, and shows the order. */
export function LookUp({ id, orderId, missing }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  // Who closed or reloaded the page after the payment has the number at hand in this tab.
  useEffect(() => {
    field.current!.value ||= keptOrder.doneId() ?? ''
  }, [])
  const submit = async () => {
    const typed = field.current!.value
    const wrong = faultOf(typed)
    setFault(wrong)
    if (wrong) return field.current!.focus()
    setBusy(true)
    const path = guestOrderPath(plain(typed))
    if (await verifyIdentity({ purpose: 'consulting', callback: path })) follow(path)
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
      <FormSummary id={id} wrong={[]} refused={fault ? undefined : missing || undefined} />
      <TextField
        ref={field}
        id={`${id}-orderId`}
        name="orderId"
        label={LABEL}
        help="주문을 마쳤을 때 문자나 메일로 알려 드린 번호입니다."
        autoComplete="off"
        autoCapitalize="characters"
        className="numeric"
        error={fault}
        defaultValue={orderId}
        onChange={({ target }) => fault && setFault(faultOf(target.value))}
      />
      <SubmitButton isSending={isBusy} className="mt-8">
        본인인증하고 주문 보기
      </SubmitButton>
    </form>
  )
}
