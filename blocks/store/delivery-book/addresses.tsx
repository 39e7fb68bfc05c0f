'use client'
import { useEffect, useRef, useState } from 'react'
import type { Delivery } from '@/schemas/api/store/deliveries'
import { MOST_ADDRESSES } from '@/schemas/rules/store/delivery-address'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { AddressForm } from './address-form'
import { AddressRow } from './address-row'
import { useDeliveries } from './use-deliveries'

interface Props {
  id: string
  first: readonly Delivery[]
}

/** The addresses, the default one first. One is written at a time, in its place of the list. */
export function Addresses({ id, first }: Props) {
  const { list, put, remove, makeDefault } = useDeliveries(first)
  const [edited, setEdited] = useState<number | 'new'>()
  const place = useRef<HTMLDivElement>(null)
  const back = useRef<string>(undefined)
  // What was pressed is there again: the focus goes back to it.
  useEffect(() => {
    if (edited !== undefined || back.current === undefined) return
    document.getElementById(back.current)?.focus()
    back.current = undefined
  }, [edited])
  const close = () => {
    back.current = edited === 'new' ? `${id}-add` : `${id}-edit-${edited}`
    setEdited(undefined)
  }
  const saved = (delivery: Delivery) => {
    put(delivery)
    close()
  }
  const take = (delivery: Delivery) => {
    void remove(delivery)
    // The pressed button goes with its address.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} aria-label="배송지" role="group" className="max-w-narrow outline-none">
      {list.length === 0 && edited === undefined && (
        <p className="mb-5 rounded-sm bg-surface px-6 py-12 text-center">
          저장하신 배송지가 없습니다. 추가해 두시면 주문할 때 고르실 수 있습니다.
        </p>
      )}
      {list.length > 0 && (
        <ul aria-label="배송지 목록" className="mb-6 border-t border-ink">
          {list.map((delivery) => (
            <li key={delivery.seq} className="border-b border-line py-5">
              {edited === delivery.seq ? (
                <AddressForm id={`${id}-form`} delivery={delivery} isFirst={false} onSaved={saved} onCancel={close} />
              ) : (
                <AddressRow
                  id={id}
                  delivery={delivery}
                  onEdit={() => setEdited(delivery.seq)}
                  onRemove={() => take(delivery)}
                  onDefault={() => void makeDefault(delivery)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' ? (
        <section aria-labelledby={`${id}-new`}>
          <h2 id={`${id}-new`} className="type-title mb-5">
            배송지 추가
          </h2>
          <AddressForm id={`${id}-form`} isFirst={list.length === 0} onSaved={saved} onCancel={close} />
        </section>
      ) : list.length < MOST_ADDRESSES ? (
        <LineButton id={`${id}-add`} onClick={() => setEdited('new')} className="w-full">
          배송지 추가
        </LineButton>
      ) : (
        <p className="text-small text-ink-mute">
          배송지는 {MOST_ADDRESSES}개까지 저장하실 수 있습니다. 추가하시려면 쓰지 않는 배송지를 삭제해 주세요.
        </p>
      )}
    </div>
  )
}
