'use client'
import { useEffect, useRef } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { saveDelivery, type Delivery } from '@/schemas/api/store/deliveries'
import { formatPhone } from '@/schemas/rules/base/format-phone'
import { DELIVERY_LABELS, deliveryFaults, type DeliveryAddress } from '@/schemas/rules/store/delivery-address'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Props {
  id: string
  /** The one that is changed; without it one is added. */
  delivery?: Delivery
  /** The first address is the default one in any case. */
  isFirst: boolean
  onSaved: (saved: Delivery) => void
  onCancel: () => void
}
interface Fields extends DeliveryAddress {
  isDefault: boolean
}

/** The fields of one address, with the focus in the first. */
export function AddressForm({ id, delivery, isFirst, onSaved, onCancel }: Props) {
  const key = useRef(callKey())
  const { name = '', phoneNo = '', zipCode = '', address = '', addressDetail = '' } = delivery ?? {}
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { name, phoneNo: formatPhone(phoneNo), zipCode, address, addressDetail, isDefault: false },
    labels: DELIVERY_LABELS,
    check: deliveryFaults,
    send: async ({ isDefault, ...place }) => {
      const sent = { ...(delivery ? { seq: delivery.seq } : {}), ...place, defaultYn: isDefault ? ('Y' as const) : ('N' as const) }
      try {
        const { item } = await call(saveDelivery, { address: sent }, { key: key.current })
        showSnackbar(delivery ? '배송지를 고쳤습니다.' : '배송지를 추가했습니다.')
        onSaved(item)
      } catch (error) {
        // What was refused was not saved: its next try may say something else.
        if (error instanceof CallFailure && error.status < 500 && error.code !== 'network') key.current = callKey()
        throw error
      }
    },
    call: saveDelivery.id,
  })
  useEffect(() => form.setFocus('name'), [form])
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-6">
        <TextField id={`${id}-name`} label={DELIVERY_LABELS.name} autoComplete="name" error={errorOf('name')} {...form.register('name')} />
        <TextField
          id={`${id}-phoneNo`}
          label={DELIVERY_LABELS.phoneNo}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className="numeric"
          error={errorOf('phoneNo')}
          {...form.register('phoneNo')}
        />
        <AddressField id={id} form={form} errorOf={errorOf} />
        {delivery?.defaultYn !== 'Y' && !isFirst && <CheckBox {...form.register('isDefault')}>기본 배송지로 지정</CheckBox>}
      </div>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <LineButton onClick={onCancel} className="h-14!">
          취소
        </LineButton>
        <SubmitButton isSending={isSending}>저장</SubmitButton>
      </div>
    </form>
  )
}
