'use client'
// What the store took and gave back, day by day, and the orders that do not agree.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { DayField } from '@/builder/moment/day-field'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Nothing } from '@/builder/list/nothing'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { useListRows } from '@/builder/list/use-list-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { download } from '@/builder/save/export-json'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { exportSales, readSales, SALES_SUMS } from '@/schemas/api/store/sales'
import { SALES_WORDS } from '@/schemas/rules/store/sales-words'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatDate } from '@/schemas/words/dates'
import { PlainTable } from '../../_parts/plain-table'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreen } from '../../_parts/list-screen'
import { orderPath } from '../orders/order-path'
import { readSalesView, salesInput, withSalesChange, writeSalesView } from './sales-view'

const BOARD = {
  name: 'sales',
  contract: readSales,
  inputOf: salesInput,
  read: readSalesView,
  write: writeSalesView,
  change: withSalesChange,
}
const number = (value: number): string => value.toLocaleString('ko-KR')

export function SalesScreen({ brand, person, query, first }: ListScreenProps<typeof readSales>) {
  const { view, go, list } = useListRows(BOARD, query, first)
  const { data, error, isValidating, mutate } = list
  const [isExporting, setExporting] = useState(false)
  const [done, setDone] = useState('')
  const answer = data?.answer
  const rows = answer ? [...answer.items, { day: '합계', ...answer.item.total }] : []
  return (
    <ListScreen
      {...{ brand, person, here: 'sales' }}
      title="일별 매출"
      act={
        <ActButton icon={Download} disabled={!answer?.items.length} onClick={() => setExporting(true)}>
          내려받기
        </ActButton>
      }
    >
      <div role="group" aria-label="기간" className="my-4 flex flex-wrap items-center gap-2">
        <DayField
          label="이날부터"
          value={view.from || (answer?.item.from ?? '')}
          onChange={(from) => go({ from, until: view.until || (answer?.item.until ?? '') })}
        />
        <DayField
          label="이날까지"
          value={view.until || (answer?.item.until ?? '')}
          onChange={(until) => go({ until, from: view.from || (answer?.item.from ?? '') })}
        />
      </div>
      <p role="status" className="text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {error !== undefined && <NotLoaded error={error} isPartial={answer !== undefined} onRetry={() => void mutate()} />}
      {!answer && error === undefined && <WaitingRows />}
      {answer && (
        <div aria-busy={isValidating} className="grid grid-cols-1 gap-6">
          <Differences of={answer.item.differences} />
          {answer.items.length === 0 ? (
            <Nothing title="이 기간에는 결제도 환불도 없습니다." text="다른 날을 골라 주세요." />
          ) : (
            // Many columns: the table scrolls by itself, also by keys.
            <div role="region" aria-label="일별 매출" tabIndex={0} className="overflow-x-auto">
              <PlainTable
                label="일별 매출"
                columns={['날짜', ...SALES_SUMS.map((name) => SALES_WORDS[name])]}
                rows={rows.map((day) => ({
                  key: day.day,
                  cells: [
                    <span key="day" className="whitespace-nowrap">
                      {formatDate(day.day)}
                    </span>,
                    ...SALES_SUMS.map((name) => number(day[name])),
                  ],
                }))}
              />
            </div>
          )}
          <p className="max-w-208 text-studio-label font-normal text-studio-text-mute">
            결제와 환불은 결제사에서 확인한 날에 셉니다. 배송비와 설치비, 쿠폰은 주문을 결제한 날의 것이며, 포인트는 장부에 적힌 날의
            것입니다.
          </p>
        </div>
      )}
      {isExporting && (
        <ReasonDialog
          title="일별 매출 내려받기"
          text="지금 기간의 표를 CSV 파일로 만듭니다. 누가 왜 내려받았는지 기록합니다."
          label="내려받는 사유"
          words="내려받기"
          busyWords="파일을 만드는 중입니다"
          onSubmit={async (reason) => {
            const { item } = await call(exportSales, { ...salesInput(view), reason })
            download(item.csv, 'text/csv;charset=utf-8', item.name)
            setExporting(false)
            setDone(`${number(item.rows)}일을 내려받았습니다. 기록에 남았습니다.`)
          }}
          onClose={() => setExporting(false)}
        />
      )}
    </ListScreen>
  )
}

function Differences({ of }: { of: Item<typeof readSales>['differences'] }) {
  if (of.length === 0) return <p className="text-studio-text-mute">결제 기록과 주문, 환불, 포인트 장부가 모두 맞습니다.</p>
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
      <p className="font-semibold">기록이 서로 맞지 않는 주문이 {of.length}건 있습니다.</p>
      <ul className="mt-1 grid gap-1">
        {of.map(({ orderId, kept, due, pointsKept, pointsDue }) => (
          <li key={orderId} className="wrap-anywhere tabular-nums">
            <a href={orderPath(orderId)} className="underline underline-offset-4">
              {orderId}
            </a>{' '}
            {[
              kept === due ? '' : `받은 돈 ${wonWords(kept)}, 주문과 환불로는 ${wonWords(due)}`,
              pointsKept === pointsDue ? '' : `쓴 포인트 ${number(pointsKept)}, 주문과 환불로는 ${number(pointsDue)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
