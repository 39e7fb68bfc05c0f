'use client'
import { useEffect, useRef, useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { confirmOrder } from '@/schemas/api/store/returns'
import { formatDateTime } from '@/schemas/words/dates'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

interface Props {
  orderId: string
  /** ISO; empty before. */
  confirmedAt: string
  /** How a purchase was confirmed that the buyer did not confirm. */
  autoWords: string
}

/** 구매확정, after a question that says what it means; afterwards when it was done. */
export function PurchaseConfirmation({ orderId, confirmedAt: before, autoWords }: Props) {
  const isBusy = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const [confirmedAt, setConfirmedAt] = useState(before)
  // The pressed button is gone: the focus goes to what is there instead.
  useEffect(() => {
    if (confirmedAt !== before) place.current?.focus()
  }, [confirmedAt, before])
  const confirm = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '구매를 확정하시겠습니까?',
        text: '확정하시면 마음이 바뀌어 교환하거나 반품하실 수 없고, 되돌릴 수 없습니다. 잘못 왔거나 하자가 있는 상품은 확정하신 뒤에도 교환·반품을 신청하실 수 있고, 후기도 그대로 쓰실 수 있습니다.',
        okLabel: '구매 확정',
      })
      if (answer !== 'ok') return
      const { item } = await call(confirmOrder, { id: orderId })
      setConfirmedAt(item.confirmedAt)
    } catch (error) {
      await sayFailure(error, { id: confirmOrder.id })
      // The page is older than the order.
      if (error instanceof CallFailure && (error.status === 409 || error.status === 404)) location.reload()
    } finally {
      isBusy.current = false
    }
  }
  if (!confirmedAt)
    return (
      <>
        <LineButton onClick={() => void confirm()} className="h-12! w-full">
          구매 확정
        </LineButton>
        <p className="-mt-1 text-small text-ink-mute">받으신 상품에 문제가 없으면 구매를 확정해 주세요.</p>
      </>
    )
  return (
    <div ref={place} tabIndex={-1} className="rounded-sm bg-page px-4 py-3 outline-none">
      <p className="font-semibold">{autoWords || '구매를 확정하셨습니다.'}</p>
      <p className="numeric text-small text-ink-mute">
        <time dateTime={confirmedAt}>{formatDateTime(confirmedAt)}</time>
      </p>
    </div>
  )
}
