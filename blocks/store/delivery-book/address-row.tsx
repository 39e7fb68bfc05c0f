'use client'
import type { Delivery } from '@/schemas/api/store/deliveries'
import { formatPhone } from '@/schemas/rules/base/format-phone'
import { Badge } from '@/blocks/base/_parts/badge'

interface Props {
  id: string
  delivery: Delivery
  onEdit: () => void
  onRemove: () => void
  onDefault: () => void
}

/** One address with its buttons. */
export function AddressRow({ id, delivery, onEdit, onRemove, onDefault }: Props) {
  const { seq, name, phoneNo, zipCode, address, addressDetail, defaultYn } = delivery
  const button = 'min-h-11 text-small font-semibold underline underline-offset-4'
  const of = <span className="sr-only"> ({name})</span>
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold wrap-anywhere">{name}</b>
        {defaultYn === 'Y' && <Badge tone="accent">기본 배송지</Badge>}
      </p>
      <p className="mt-1 wrap-anywhere">
        <span className="numeric">({zipCode})</span> {address} {addressDetail}
      </p>
      <p className="numeric mt-1 text-small text-ink-mute">{formatPhone(phoneNo)}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <button id={`${id}-edit-${seq}`} type="button" onClick={onEdit} className={button}>
          수정{of}
        </button>
        <button type="button" onClick={onRemove} className={button}>
          삭제{of}
        </button>
        {defaultYn === 'N' && (
          <button type="button" onClick={onDefault} className={button}>
            기본 배송지로 지정{of}
          </button>
        )}
      </div>
    </>
  )
}
