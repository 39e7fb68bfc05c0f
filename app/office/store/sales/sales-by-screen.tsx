'use client'
// Sales of a period by goods, category, brand and time, beside the period before, as a table with bars and as a file.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Nothing } from '@/builder/list/nothing'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { useListRows } from '@/builder/list/use-list-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { download } from '@/builder/save/export-json'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { exportSalesBy, readSalesBy } from '@/schemas/api/store/sales-by'
import { SALES_CUT_WORDS, SALES_FIGURE_WORDS, SALES_FIGURES } from '@/schemas/rules/store/sales-cuts'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatPeriod } from '@/schemas/words/dates'
import { ChangeMark } from '../../_parts/change-mark'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreen } from '../../_parts/list-screen'
import { SalesByFilters } from './sales-by-filters'
import { SalesByTable } from './sales-by-table'
import { readSalesByView, salesByInput, withSalesByChange, writeSalesByView } from './sales-by-view'

const BOARD = {
  name: 'sales-by',
  contract: readSalesBy,
  inputOf: salesByInput,
  read: readSalesByView,
  write: writeSalesByView,
  change: withSalesByChange,
}
const number = (value: number): string => value.toLocaleString('ko-KR')

export function SalesByScreen({ brand, person, query, first }: ListScreenProps<typeof readSalesBy>) {
  const { view, go, list } = useListRows(BOARD, query, first)
  const { data, error, isValidating, mutate } = list
  const [isExporting, setExporting] = useState(false)
  const [done, setDone] = useState('')
  const answer = data?.answer
  const isEmpty = answer !== undefined && answer.item.total.paid === 0 && answer.item.total.refunded === 0
  return (
    <ListScreen
      {...{ brand, person, here: 'sales-by' }}
      title="매출 분석"
      act={
        <ActButton icon={Download} disabled={!answer} onClick={() => setExporting(true)}>
          내려받기
        </ActButton>
      }
    >
      <SalesByFilters view={view} go={go} from={answer?.item.from ?? ''} until={answer?.item.until ?? ''} />
      <p role="status" className="text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {error !== undefined && <NotLoaded error={error} isPartial={answer !== undefined} onRetry={() => void mutate()} />}
      {!answer && error === undefined && <WaitingRows />}
      {answer && (
        <div aria-busy={isValidating} className="grid max-w-6xl grid-cols-1 gap-6">
          <Totals item={answer.item} />
          {isEmpty && answer.item.before.paid === 0 ? (
            <Nothing title="이 기간에는 결제도 환불도 없습니다." text="다른 날을 골라 주세요." />
          ) : (
            <SalesByTable item={answer.item} rows={answer.items} />
          )}
          <p className="max-w-208 text-studio-label font-normal text-studio-text-mute">
            순매출은 결제한 금액에서 환불한 금액을 뺀 것으로, 배송비와 설치비가 들어 있고 쿠폰과 포인트로 낸 금액은 들어 있지 않습니다.
            결제는 결제한 날과 시각에, 취소와 반품은 환불이 끝난 날과 시각에 서울 시각으로 세며, 결제하지 않은 주문과 은행이 되가져간 입금은
            세지 않습니다. 한 주문에 여러 상품이 있으면 결제와 환불을 상품에 나누어 세고, 주문은 상품마다 한 번씩 셉니다. 분류와 브랜드는
            지금의 것입니다. 막대의 세로줄은 앞 기간입니다.
          </p>
        </div>
      )}
      {isExporting && (
        <ReasonDialog
          title="매출 내려받기"
          text={`지금 보시는 ${SALES_CUT_WORDS[view.by]}별 표를 CSV 파일로 만듭니다. 누가 왜 내려받았는지 기록합니다.`}
          label="내려받는 사유"
          words="내려받기"
          busyWords="파일을 만드는 중입니다"
          onSubmit={async (reason) => {
            const { item } = await call(exportSalesBy, { ...salesByInput(view), reason })
            download(item.csv, 'text/csv;charset=utf-8', item.name)
            setExporting(false)
            setDone(`${number(item.rows)}줄을 내려받았습니다. 기록에 남았습니다.`)
          }}
          onClose={() => setExporting(false)}
        />
      )}
    </ListScreen>
  )
}

/** The sums of the period, and whether the books of payments say the same. */
function Totals({ item: { from, until, beforeFrom, beforeUntil, total, before, booked } }: { item: Item<typeof readSalesBy> }) {
  return (
    <div>
      <p className="mb-3 text-studio-text-mute tabular-nums">
        {formatPeriod(from, until)}, 앞 기간은 {formatPeriod(beforeFrom, beforeUntil)}입니다.
      </p>
      <dl className="grid grid-cols-2 gap-3 tabular-nums sm:grid-cols-3 lg:grid-cols-5">
        {SALES_FIGURES.map((name) => (
          <div key={name} className="min-w-0 rounded-md border border-studio-line px-3 py-2.5">
            <dt className="text-studio-label font-normal text-studio-text-mute">{SALES_FIGURE_WORDS[name]}</dt>
            <dd className="mt-0.5 text-studio-title font-semibold wrap-anywhere">
              {number(total[name])}
              {name === 'pieces' ? '개' : name === 'orders' ? '건' : '원'}
            </dd>
            <dd>
              {total[name] >= 0 && before[name] >= 0 && (
                <ChangeMark count={total[name]} before={before[name]} isBad={name === 'refunded'} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {booked === total.net ? (
          <span className="text-studio-text-mute">결제 기록으로 센 순매출과 같습니다.</span>
        ) : (
          <span className="text-danger">
            결제 기록으로 센 순매출은 {wonWords(booked)}입니다. 은행이 되가져간 입금이나 자정에 걸친 환불이 있을 수 있으니 일별 매출에서
            맞지 않는 주문을 확인해 주세요.
          </span>
        )}
      </p>
    </div>
  )
}
