'use client'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { saveDelivery, type Delivery } from '@/schemas/api/store/deliveries'
import { DELIVERY_REQUESTS } from '@/schemas/rules/store/delivery-requests'
import { deliveryFaults } from '@/schemas/rules/store/delivery-address'
import { ORDER_LABELS, type OrderFields } from '@/schemas/rules/store/order-form'
import { formatMobile } from '@/schemas/words/person'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import type { PartProps } from '../_parts/order/part-props'

const NAMES = ['name', 'phoneNo', 'zipCode', 'address', 'addressDetail'] as const

interface Props extends PartProps {
  addresses: readonly Delivery[]
  isMember: boolean
  /** On which our people can install what is ordered at the address; none where nothing is installed. */
  days: readonly { day: string; words: string }[]
}

/** Where it goes: one of the member's addresses, or a new one, which a member may keep. */
export function DeliveryPart({ id, form, errorOf, addresses, isMember, days }: Props) {
  const [known, setKnown] = useState(addresses)
  const [isSaving, setSaving] = useState(false)
  const wished = useWatch({ control: form.control, name: 'wishedDay' })
  // Nobody can come then to an address that was chosen after it; before the days of an address are known nothing is lost.
  const isLost = wished !== '' && days.length > 0 && !days.some(({ day }) => day === wished)
  useEffect(() => {
    if (!isLost) return
    form.setValue('wishedDay', '')
    showSnackbar('주소가 바뀌어 설치 희망일을 비웠습니다.')
  }, [isLost, form])
  const typed = useWatch({ control: form.control, name: NAMES })
  const [name, phoneNo, zipCode, address, addressDetail] = typed
  const fill = (values: Partial<OrderFields>) => {
    for (const [field, text] of Object.entries(values) as [(typeof NAMES)[number], string][])
      form.setValue(field, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const chosen = known.find(
    (one) =>
      one.name === name &&
      formatMobile(one.phoneNo) === formatMobile(phoneNo.replace(/\D/g, '')) &&
      one.zipCode === zipCode &&
      one.address === address &&
      one.addressDetail === addressDetail,
  )
  const save = async () => {
    const wanted = { name, phoneNo, zipCode, address, addressDetail }
    const faults = Object.keys(deliveryFaults(wanted)) as (typeof NAMES)[number][]
    if (faults.length > 0) {
      await form.trigger(faults)
      return document.getElementById(`${id}-${faults[0]!}`)?.focus()
    }
    if (isSaving) return
    setSaving(true)
    try {
      const { item } = await call(saveDelivery, { address: wanted }, { key: callKey() })
      setKnown([...known, item])
      fill({ ...item, phoneNo: formatMobile(item.phoneNo) })
      showSnackbar('배송지를 저장했습니다.')
    } catch (error) {
      await sayFailure(error, { id: saveDelivery.id })
    } finally {
      setSaving(false)
    }
  }
  const copyBuyer = () => {
    const { buyerName, buyerPhone } = form.getValues()
    fill({ name: buyerName, phoneNo: buyerPhone })
  }
  return (
    <div className="grid gap-6">
      {known.length > 0 && (
        <SelectField
          id={`${id}-known`}
          label="저장한 배송지"
          empty="새 배송지 입력"
          value={chosen ? String(chosen.seq) : ''}
          options={known.map((one) => ({
            value: String(one.seq),
            label: `${one.name}, ${one.address} ${one.addressDetail}`.trim() + (one.defaultYn === 'Y' ? ' (기본)' : ''),
          }))}
          onChange={({ target }) => {
            const one = known.find(({ seq }) => String(seq) === target.value)
            if (one) fill({ ...pick(one), phoneNo: formatMobile(one.phoneNo) })
            else fill({ name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '' })
          }}
        />
      )}
      <TextField
        id={`${id}-name`}
        label={ORDER_LABELS.name}
        autoComplete="shipping name"
        error={errorOf('name')}
        beside={
          <LineButton onClick={copyBuyer} className="shrink-0">
            주문자와 같음
          </LineButton>
        }
        {...form.register('name')}
      />
      <TextField
        id={`${id}-phoneNo`}
        label={ORDER_LABELS.phoneNo}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        error={errorOf('phoneNo')}
        {...form.register('phoneNo')}
      />
      <AddressField id={id} form={form} errorOf={errorOf} />
      {isMember && !chosen && address && (
        <LineButton onClick={() => void save()} aria-busy={isSaving} aria-disabled={isSaving || undefined}>
          이 배송지 저장하기
        </LineButton>
      )}
      {days.length > 0 && (
        <SelectField
          id={`${id}-wishedDay`}
          label={ORDER_LABELS.wishedDay}
          optional
          empty="전화로 정하겠습니다"
          help="가능한 날 가운데 고르시면 그날 설치하도록 준비하고, 어려우면 연락드려 다른 날로 정합니다."
          options={days.map(({ day, words }) => ({ value: day, label: words }))}
          error={errorOf('wishedDay')}
          {...form.register('wishedDay')}
        />
      )}
      <TextField
        id={`${id}-request`}
        label={ORDER_LABELS.request}
        optional
        list={`${id}-requests`}
        autoComplete="off"
        placeholder={`예) ${DELIVERY_REQUESTS[0]}`}
        error={errorOf('request')}
        {...form.register('request')}
      />
      <datalist id={`${id}-requests`}>
        {DELIVERY_REQUESTS.map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
    </div>
  )
}

const pick = ({ name, zipCode, address, addressDetail }: Delivery) => ({ name, zipCode, address, addressDetail })
