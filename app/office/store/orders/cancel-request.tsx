import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import type { Rights } from '@/schemas/rules/base/rights'
import { DetailPart } from '../../_parts/detail-part'
import { Facts } from '../../_parts/facts'
import { isAsked } from '../refunds/asked-words'
import type { OrderDialog } from './order-dialogs'

interface CancelRequestProps {
  order: Item<typeof readDeskOrder>
  rights: Rights
  onAct: (dialog: OrderDialog) => void
}

/** What the buyer asks for, and who may answer it how. */
export function CancelRequest({ order, rights, onAct }: CancelRequestProps) {
  const { cancelRequest: request } = order
  if (!request) return null
  const mayCancel = rights.writes('refunds') && !isAsked(order)
  return (
    <DetailPart id="cancel-request" title="고객의 취소 요청">
      <div className="rounded-md border border-warning-500 p-4">
        <Facts
          facts={[
            ['이유', request.reason || '고객이 직접 적었습니다. ‘가려진 내용 열람’에서 확인하실 수 있습니다.'],
            ['요청한 때', fullMoment(request.askedAt)],
            ...(request.hasAccount ? [['환불 계좌', '고객이 입력했습니다. 받아들이시면 그 계좌로 돌려드립니다.'] as const] : []),
          ]}
        />
        <p className="mt-3">답하시기 전에는 이 주문을 보낼 수 없습니다.</p>
        {rights.writes('orders') && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {mayCancel && (
              <ActButton look={MAIN_BUTTON} onClick={() => onAct('acceptCancel')}>
                취소하고 환불
              </ActButton>
            )}
            <ActButton onClick={() => onAct('refuseCancel')}>거절하기</ActButton>
            {!rights.writes('refunds') && (
              <span className="text-studio-label text-studio-text-mute">취소하고 환불하는 일은 그 권한이 있는 분이 합니다.</span>
            )}
          </div>
        )}
      </div>
    </DetailPart>
  )
}
