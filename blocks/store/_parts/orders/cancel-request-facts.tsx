import type { Order } from '@/schemas/api/store/orders'
import { CANCEL_REQUEST_WORDS } from '@/schemas/rules/store/cancel-requests'
import { pointWords } from '@/schemas/rules/store/point-words'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatDateTime } from '@/schemas/words/dates'
import { FactRows } from './fact-rows'
import { WithdrawCancel } from './withdraw-cancel.lazy'

type Request = NonNullable<Order['cancelRequest']>

/** The requests to cancel an order that was being packed, in their order, and what was answered. */
export function CancelRequestFacts({ order: { orderId, guestYn, cancelRequest: latest, pastRequests } }: { order: Order }) {
  if (!latest) return null
  return (
    <>
      {[...pastRequests, latest].map((request, at) => (
        <div key={at} className="mt-2">
          <p role={request === latest ? 'status' : undefined} className="font-semibold">
            {CANCEL_REQUEST_WORDS[request.state]}
          </p>
          {request.state === 'waiting' && <p className="text-small text-ink-mute">답을 드리기 전에는 상품을 보내지 않습니다.</p>}
          <FactRows
            rows={[
              ['요청한 때', formatDateTime(request.askedAt)],
              ['상품', request.pieces || '주문 전체'],
              ['돌려받는 것', request.state === 'refused' || request.state === 'withdrawn' ? '' : backWords(request)],
              ['이유', request.reason],
              ['답', request.answer],
              ['답한 때', request.state === 'refused' && formatDateTime(request.closedAt)],
            ]}
          />
        </div>
      ))}
      {latest.state === 'waiting' && <WithdrawCancel orderId={orderId} isGuest={guestYn === 'Y'} />}
    </>
  )
}

const backWords = ({ amount, points }: Request): string =>
  amount === null ? '' : [wonWords(amount), ...(points ? [pointWords(points)] : [])].join(', ')
