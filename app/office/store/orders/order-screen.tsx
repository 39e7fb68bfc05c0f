'use client'
// One order for staff: masked until a reason is given, all that happened to it, and what may be done with it now.
import { useState, type ReactNode } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import type { Answer, Item } from '@/schemas/api/base/contract'
import { readDeskOrder, type openDeskOrder } from '@/schemas/api/store/order-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { DetailScreen } from '../../_parts/detail-screen'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { OrderActs } from './order-acts'
import { OrderDialogs, type OrderDialog } from './order-dialogs'
import { OrderNotes } from './order-notes'
import { OrderParts } from './order-parts'
import { OrderTimeline } from './order-timeline'
import { ORDERS } from './order-path'

interface OrderScreenProps {
  brand: ReactNode
  person: Person
  first: Item<typeof readDeskOrder>
}

export function OrderScreen({ brand, person, first }: OrderScreenProps) {
  const { orderId } = first
  const [order, mutate] = useDetail(readDeskOrder, { orderId }, first)
  const [opened, setOpened] = useState<Answer<typeof openDeskOrder>['items'] | null>(null)
  const dialogs = useDialogs<OrderDialog>(mutate)
  const { setDialog, setDone } = dialogs
  const rights = rightsOf(person)
  return (
    <DetailScreen
      {...{ brand, person, here: 'orders' }}
      back={{ href: ORDERS, words: '주문 목록으로' }}
      title={order.orderName}
      line={`${orderId} · ${fullMoment(order.placedAt)}`}
      acts={<OrderActs order={order} rights={rights} onAct={setDialog} />}
      target={`order:${orderId}`}
      done={dialogs.done}
    >
      {/* By the room that there is, in letters: large ones have one column. */}
      <div className="@container mt-6">
        <div className="grid gap-8 @min-[58rem]:grid-cols-[minmax(0,1fr)_22rem]">
          <OrderParts
            order={order}
            opened={opened}
            rights={rights}
            onAct={setDialog}
            onHide={() => setOpened(null)}
            onDone={dialogs.finish}
            onClose={dialogs.close}
            onAsked={(words, known) => {
              setDone(words)
              void mutate(known, { revalidate: false })
            }}
          />
          <div className="grid min-w-0 content-start gap-8">
            <OrderNotes orderId={orderId} mayWrite={rights.writes('orders')} onDone={setDone} />
            <OrderTimeline order={order} />
          </div>
        </div>
      </div>
      <OrderDialogs order={order} dialogs={dialogs} onOpened={setOpened} />
    </DetailScreen>
  )
}
