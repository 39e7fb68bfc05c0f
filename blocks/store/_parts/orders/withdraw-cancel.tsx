'use client'
import { useRef } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { withdrawCancel, withdrawGuestCancel } from '@/schemas/api/store/order-requests'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

/** Takes a request back while nobody has answered it. The order on the page is read anew with what became of it. */
export function WithdrawCancel({ orderId, isGuest }: { orderId: string; isGuest: boolean }) {
  const isBusy = useRef(false)
  const contract = isGuest ? withdrawGuestCancel : withdrawCancel
  const withdraw = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '취소 요청을 철회하시겠습니까?',
        text: '주문은 그대로 진행되고 상품을 보내 드립니다.',
        okLabel: '요청 철회',
        cancelLabel: '닫기',
      })
      if (answer !== 'ok') return
      await call(contract, { id: orderId }, { key: callKey() })
      location.reload()
    } catch (error) {
      await sayFailure(error, { id: contract.id })
      // The page is older than the order.
      if (error instanceof CallFailure && (error.status === 409 || error.status === 404)) location.reload()
    } finally {
      isBusy.current = false
    }
  }
  return (
    <LineButton onClick={() => void withdraw()} className="mt-4">
      요청 철회하기
    </LineButton>
  )
}
