import { CreditCard, MessageSquareText, Pencil, ShoppingBag, Truck, Undo2, type LucideIcon } from 'lucide-react'
import { fullMoment } from '@/builder/list/recent-moment'
import { ICON } from '@/builder/ui/icon'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { DetailPart } from '../../_parts/detail-part'
import { orderHappenings, type HappeningKind } from './order-happenings'

const ICONS: Readonly<Record<HappeningKind, LucideIcon>> = {
  state: ShoppingBag,
  change: Pencil,
  payment: CreditCard,
  parcel: Truck,
  refund: Undo2,
  message: MessageSquareText,
}

/** All that happened to an order, in one line of time. */
export const OrderTimeline = ({ order }: { order: Item<typeof readDeskOrder> }) => (
  <DetailPart id="timeline" title="있었던 일">
    <ol className="grid">
      {orderHappenings(order).map(({ at, kind, words, detail }, i) => {
        const Icon = ICONS[kind]
        return (
          <li
            // Several stand at one moment, and none is ever taken away.
            key={`${i} ${at}`}
            className="relative flex items-start gap-3 py-2 before:absolute before:top-9 before:-bottom-1 before:left-3.5 before:w-px before:bg-studio-line last:before:hidden"
          >
            <span className="grid size-7.25 shrink-0 place-items-center rounded-full border border-studio-300 bg-studio-panel text-studio-600">
              <Icon {...ICON} size={14} />
            </span>
            <div className="min-w-0 flex-1 pt-1">
              <p className="font-medium wrap-anywhere">{words}</p>
              {detail && <p className="text-studio-label font-normal wrap-anywhere text-studio-text-mute tabular-nums">{detail}</p>}
              <time dateTime={at} className="text-studio-label font-normal text-studio-text-mute tabular-nums">
                {fullMoment(at)}
              </time>
            </div>
          </li>
        )
      })}
    </ol>
  </DetailPart>
)
