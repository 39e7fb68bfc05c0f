import type { Order } from '@/schemas/api/store/orders'
import { CANCEL_REQUEST_WORDS } from '@/schemas/rules/store/cancel-requests'
import { formatDateTime } from '@/schemas/words/dates'
import { FactRows } from './fact-rows'
import { WithdrawCancel } from './withdraw-cancel.lazy'

/** The latest request to cancel an order that was being packed, and what was answered. */
export function CancelRequestFacts({ order: { orderId, guestYn, cancelRequest: request } }: { order: Order }) {
  if (!request) return null
  const isWaiting = request.state === 'waiting'
  return (
    <>
      <p role="status" className="mt-2 font-semibold">
        {CANCEL_REQUEST_WORDS[request.state]}
      </p>
      {isWaiting && <p className="text-small text-ink-mute">답을 드리기 전에는 상품을 보내지 않습니다.</p>}
      <FactRows
        rows={[
          ['요청한 때', formatDateTime(request.askedAt)],
          ['이유', request.reason],
          ['답', request.answer],
          ['답한 때', request.state === 'refused' && formatDateTime(request.closedAt)],
        ]}
      />
      {isWaiting && <WithdrawCancel orderId={orderId} isGuest={guestYn === 'Y'} />}
    </>
  )
}
