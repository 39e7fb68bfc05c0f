'use client'
// What is on paper now. Sheets that name people are asked for when they are printed, and leave the page with the window of printing.
import { useState, type ReactNode } from 'react'
import { faultsOf } from '@/builder/list/form-faults'
import { call } from '@/schemas/api/base/call'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { printPacking, type browsePacking } from '@/schemas/api/store/packing'
import { pickList } from '@/schemas/rules/store/pick-list'
import type { TypedParcel } from '@/schemas/rules/store/typed-parcels'
import { Label } from './label'
import { ListSheet } from './list-sheet'
import { PickSheet } from './pick-sheet'
import { Printed } from './printed'

type Row = Listed<typeof browsePacking>
type Print = Item<typeof printPacking>
export type SheetKind = 'pick' | 'list' | 'label' | 'labels'

const PER_SHEET = 4

interface PrintState {
  /** The sheets themselves, where something is printed. */
  sheets: ReactNode
  isBusy: boolean
  print: (kind: SheetKind, rows: readonly Row[]) => Promise<void>
}

interface Told {
  words: string
  isFailed?: boolean
  left?: Print['left']
}

/**
 * @param judge what is wrong with the number of each order that has one; it also says so at its row.
 * @param onTold what came of it.
 */
export function usePrint(
  parcelOf: (orderId: string) => TypedParcel,
  judge: () => Readonly<Record<string, string>>,
  onTold: (told: Told) => void,
): PrintState {
  const [sheets, setSheets] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  const [count, setCount] = useState(0)

  /** A new one each time, so that the same sheets are printed again. */
  function show(look: string, children: ReactNode): void {
    setCount(count + 1)
    setSheets(
      <Printed key={count} look={look} onPrinted={() => setSheets(null)}>
        {children}
      </Printed>,
    )
  }

  async function print(kind: SheetKind, rows: readonly Row[]): Promise<void> {
    if (isBusy) return
    if (kind === 'pick') {
      onTold({ words: `집기 목록을 인쇄합니다. 주문 ${rows.length}건입니다.` })
      return show('', <PickSheet picks={pickList(rows)} orders={rows.length} at={new Date().toISOString()} />)
    }
    setBusy(true)
    try {
      const sent = { kind: kind === 'list' ? ('list' as const) : ('label' as const), orderIds: rows.map(({ orderId }) => orderId) }
      const { item } = await call(printPacking, sent)
      const words = kind === 'list' ? '포장 목록' : '라벨'
      // A number that cannot be sent is on no label: two parcels never bear the same bars.
      const faults = kind === 'list' ? {} : judge()
      const bare = item.orders.filter(({ orderId }) => orderId in faults).length
      const without = bare > 0 ? ` 송장 번호를 확인할 ${bare}건의 라벨에는 송장 번호를 넣지 않았습니다.` : ''
      onTold({
        words: `${words} ${item.orders.length}건을 인쇄합니다.${without} 누가 누구의 주소를 인쇄했는지 기록했습니다.`,
        isFailed: bare > 0,
        left: item.left,
      })
      const labelled = (orderId: string): TypedParcel => (orderId in faults ? { ...parcelOf(orderId), trackingNo: '' } : parcelOf(orderId))
      if (item.orders.length > 0) show(LOOKS[kind], sheetsOf(kind, item, labelled))
    } catch (error) {
      onTold({ words: faultsOf(error, []).form ?? '', isFailed: true })
    }
    setBusy(false)
  }
  return { sheets, isBusy, print }
}

const LOOKS = { list: '', label: 'labels-one', labels: 'labels-four' } as const

function sheetsOf(
  kind: Exclude<SheetKind, 'pick'>,
  { sender, printedAt, orders }: Print,
  parcelOf: (orderId: string) => TypedParcel,
): ReactNode {
  if (kind === 'list') return orders.map((order) => <ListSheet key={order.orderId} sender={sender} order={order} />)
  const labels = orders.map((order) => (
    <Label key={order.orderId} sender={sender} order={order} parcel={parcelOf(order.orderId)} at={printedAt} />
  ))
  if (kind === 'label') return labels
  const pages = Array.from({ length: Math.ceil(labels.length / PER_SHEET) }, (_, at) => labels.slice(at * PER_SHEET, (at + 1) * PER_SHEET))
  return pages.map((page) => (
    <section key={page[0]!.key} className="four">
      {page}
    </section>
  ))
}
