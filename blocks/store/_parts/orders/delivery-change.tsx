'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Order } from '@/schemas/api/store/orders'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { DeliveryForm } from './delivery-form'
import { deliveryRows } from './delivery-rows'
import { FactRows } from './fact-rows'

interface Props {
  id: string
  order: Pick<Order, 'orderId' | 'version' | 'delivery' | 'guestYn' | 'maskedYn'>
  /** Where it goes as the page was read. */
  children: ReactNode
}

/** Where an order goes, which its buyer may change until it is handed over. */
export function DeliveryChange({ id, order: first, children }: Props) {
  const [order, setOrder] = useState(first)
  const [changed, setChanged] = useState<Order>()
  const [isOpen, setOpen] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone: the focus goes to what was done.
  useEffect(() => {
    if (changed) said.current?.focus()
  }, [changed])
  return (
    <>
      {changed ? <FactRows rows={deliveryRows(changed)} /> : children}
      {changed && !isOpen && (
        <p ref={said} tabIndex={-1} className="mt-3 rounded-sm bg-surface px-5 py-4 outline-none">
          배송지를 바꾸었습니다. 주문하신 번호로도 알려 드립니다.
        </p>
      )}
      {isOpen ? (
        <DeliveryForm
          id={id}
          order={order}
          onDone={(item) => {
            setOrder(item)
            setChanged(item)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <LineButton onClick={() => setOpen(true)} className="mt-4">
          배송지 바꾸기
        </LineButton>
      )}
    </>
  )
}
