'use client'
import { useEffect, useRef } from 'react'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { changeDelivery, changeGuestDelivery } from '@/schemas/api/store/order-requests'
import type { Order } from '@/schemas/api/store/orders'
import { DELIVERY_LABELS, deliveryFaults } from '@/schemas/rules/store/delivery-address'
import { formatMobile } from '@/schemas/words/person'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Fields {
  name: string
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
  request: string
}
interface Props {
  id: string
  order: Pick<Order, 'orderId' | 'version' | 'delivery' | 'guestYn' | 'maskedYn'>
  onDone: (order: Order) => void
  onClose: () => void
}

const LABELS = { ...DELIVERY_LABELS, request: '배송 요청 사항' } as const
const MOST_REQUEST = 200

/** A place that was opened masked is written anew. A press that is repeated changes nothing twice. */
export function DeliveryForm({ id, order: { orderId, version, delivery, guestYn, maskedYn }, onDone, onClose }: Props) {
  const place = useRef<HTMLFormElement>(null)
  const sent = useRef<{ text: string; key: string }>(undefined)
  const contract = guestYn === 'Y' ? changeGuestDelivery : changeDelivery
  const blank = { name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '', request: '' }
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: maskedYn === 'Y' ? blank : { ...delivery, phoneNo: formatMobile(delivery.phoneNo) },
    labels: LABELS,
    check: (fields) => ({
      ...deliveryFaults(fields),
      request:
        [...fields.request.trim()].length > MOST_REQUEST ? `배송 요청 사항에는 ${MOST_REQUEST}자까지 입력할 수 있습니다.` : undefined,
    }),
    send: async (fields) => {
      const text = JSON.stringify(fields)
      const key = sent.current?.text === text ? sent.current.key : callKey()
      sent.current = { text, key }
      try {
        onDone((await call(contract, { id: orderId, version, ...fields }, { key })).item)
      } catch (error) {
        // An answer that was lost may have been a yes: only a refusal begins anew.
        if (error instanceof CallFailure && error.status < 500 && error.code !== 'network') sent.current = undefined
        throw error
      }
    },
    call: contract.id,
  })
  useEffect(() => place.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return (
    <form ref={place} method="post" noValidate autoComplete="off" onSubmit={(event) => void onSubmit(event)} className="mt-5">
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-6">
        <p className="text-small text-ink-mute">
          상품을 보내기 전까지 바꾸실 수 있습니다. 배송비가 더 드는 곳으로는 바꿀 수 없고, 덜 드는 곳으로 바꾸셔도 내신 배송비는
          그대로입니다.
          {maskedYn === 'Y' && ' 지금 배송지는 가려져 있으니 모두 새로 입력해 주세요.'}
        </p>
        <TextField id={`${id}-name`} label={LABELS.name} autoComplete="shipping name" error={errorOf('name')} {...form.register('name')} />
        <TextField
          id={`${id}-phoneNo`}
          label={LABELS.phoneNo}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
          error={errorOf('phoneNo')}
          {...form.register('phoneNo')}
        />
        <AddressField id={id} form={form} errorOf={errorOf} />
        <TextField
          id={`${id}-request`}
          label={LABELS.request}
          optional
          autoComplete="off"
          error={errorOf('request')}
          {...form.register('request')}
        />
      </div>
      <SubmitButton isSending={isSending} className="mt-6">
        이 주소로 바꾸기
      </SubmitButton>
      <LineButton onClick={onClose} className="mt-3 w-full">
        그만두기
      </LineButton>
    </form>
  )
}
