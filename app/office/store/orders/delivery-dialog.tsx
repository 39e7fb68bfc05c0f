'use client'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { changeDeskDelivery, readDeskDelivery } from '@/schemas/api/store/order-changes'
import { deliveryFaults } from '@/schemas/rules/store/delivery-address'
import { AddressFinder } from '../../_parts/address-finder'
import { OpenDialog } from '../../_parts/open-dialog'
import { toldWords } from '../../_parts/told-words'

interface DeliveryDialogProps {
  orderId: string
  onDone: (words: string) => void
  onClose: () => void
}
type Opened = Item<typeof readDeskDelivery>

/** Opens the address for a reason, which is recorded, and changes it for the same reason. */
export function DeliveryDialog({ orderId, onDone, onClose }: DeliveryDialogProps) {
  const [opened, setOpened] = useState<{ place: Opened; reason: string } | null>(null)
  if (opened) return <DeliveryForm orderId={orderId} {...opened} onDone={onDone} onClose={onClose} />
  return (
    <OpenDialog
      title="배송지를 바꿉니다"
      text="지금 배송지를 먼저 보여 드립니다. 누가 왜 열람하고 바꾸었는지 기록합니다."
      onOpen={async (reason) => setOpened({ reason, place: (await call(readDeskDelivery, { orderId, reason })).item })}
      onClose={onClose}
    />
  )
}

const FIELDS = [
  { name: 'name', label: '받는 분', most: 60 },
  { name: 'phoneNo', label: '휴대전화 번호', most: 20 },
  { name: 'zipCode', label: '우편번호', most: 5 },
  { name: 'address', label: '주소', most: 200 },
  { name: 'addressDetail', label: '상세 주소', most: 100 },
  { name: 'request', label: '배송 요청 사항', most: 200 },
] as const
type Field = (typeof FIELDS)[number]['name']
const NAMES = FIELDS.map(({ name }) => name)

function DeliveryForm({
  orderId,
  place: { version, ...place },
  reason,
  onDone,
  onClose,
}: DeliveryDialogProps & { place: Opened; reason: string }) {
  const [typed, setTyped] = useState(place)
  const form = useForm<Field>(async () => {
    const zip = /^\d{5}$/.test(typed.zipCode.trim()) ? {} : { zipCode: '우편번호는 숫자 5자리입니다.' }
    const faults = { ...deliveryFaults({ ...typed, zipCode: '00000' }), ...zip }
    if (Object.keys(faults).length > 0) return faults
    await call(changeDeskDelivery, { orderId, version, ...typed, zipCode: typed.zipCode.trim(), reason })
    onDone(toldWords('배송지를 바꾸었습니다. 이미 뽑은 라벨이 있으면 버리고 다시 인쇄해 주세요.'))
  }, NAMES)
  return (
    <FormDialog
      title="배송지 바꾸기"
      text={`바꾸는 사유: ${reason}. 보내기 전까지 바꿀 수 있고, 고객에게 바꾸었다고 알립니다.`}
      wide
      form={form}
      words="바꾸기"
      busyWords="바꾸는 중입니다"
      onClose={onClose}
    >
      <AddressFinder
        next="addressDetail"
        onPick={(found) => {
          form.mend('zipCode', 'address')
          setTyped({ ...typed, ...found })
        }}
      />
      {FIELDS.map(({ name, label, most }) => (
        <TextField
          key={name}
          label={label}
          value={typed[name]}
          maxLength={most}
          isRequired={name !== 'addressDetail' && name !== 'request'}
          isOptional={name === 'addressDetail' || name === 'request'}
          {...(name === 'phoneNo' || name === 'zipCode' ? { inputMode: 'numeric' as const } : {})}
          {...form.field(name, (value) => setTyped({ ...typed, [name]: value }))}
        />
      ))}
    </FormDialog>
  )
}
