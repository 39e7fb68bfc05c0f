import type { Item, Listed } from '@/schemas/api/base/contract'
import type { readSalesBy } from '@/schemas/api/store/sales-by'
import { isOfTime, SALES_CUT_WORDS, type SalesCut } from '@/schemas/rules/store/sales-cuts'
import { formatDate } from '@/schemas/words/dates'
import { ChangeMark } from '../../_parts/change-mark'
import { PlainTable } from '../../_parts/plain-table'
import { ShareBar } from './share-bar'

type Row = Listed<typeof readSalesBy>
const number = (value: number): string => value.toLocaleString('ko-KR')

/** Sales by one cut. The bars show what the numbers beside them say. */
export function SalesByTable({ item: { by, total, before }, rows }: { item: Item<typeof readSalesBy>; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.flatMap(({ net, before: { net: earlier } }) => [net, earlier]))
  const all = { ...total, key: '합계', words: '합계', detail: '', before }
  const label = `${SALES_CUT_WORDS[by]}별 매출`
  return (
    // Many columns: the table scrolls by itself, also by keys.
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <PlainTable
        label={label}
        columns={[SALES_CUT_WORDS[by], '순매출', '비중', '앞 기간보다', '결제', '환불', '판 수량', '주문']}
        rows={[...rows, all].map((row) => ({
          key: row.key,
          cells: [
            <span key="name" className="block min-w-40">
              <span className={`block ${row === all ? 'font-semibold' : ''}`}>{nameOf(by, row)}</span>
              {detailOf(by, row) && <span className="block text-studio-label font-normal text-studio-text-mute">{detailOf(by, row)}</span>}
              {row !== all && <ShareBar now={row.net} before={row.before.net} most={most} />}
            </span>,
            <b key="net" className="font-semibold">
              {number(row.net)}
            </b>,
            total.net > 0 ? `${(Math.round((row.net / total.net) * 1_000) / 10).toLocaleString('ko-KR')}%` : '—',
            <Change key="change" now={row.net} before={row.before.net} />,
            number(row.paid),
            number(row.refunded),
            number(row.pieces),
            number(row.orders),
          ],
        }))}
      />
    </div>
  )
}

function nameOf(by: SalesCut, { key, words, detail }: Row): string {
  if (by !== 'day' || key === '합계') return words
  return words ? formatDate(words) : `앞 기간 ${formatDate(detail)}`
}
const detailOf = (by: SalesCut, { detail, words }: Row): string =>
  by === 'day' ? (words && detail ? `앞 기간 ${formatDate(detail)}` : '') : isOfTime(by) ? '' : detail

/** Money below nothing has no percent. */
function Change({ now, before }: { now: number; before: number }) {
  if (now === 0 && before === 0) return <span className="text-studio-text-mute">—</span>
  if (now < 0 || before < 0) return <span className="text-studio-label font-normal text-studio-text-mute">앞 기간 {number(before)}</span>
  return (
    <>
      <ChangeMark count={now} before={before} />
      <span className="block text-studio-label font-normal text-studio-text-mute">{number(before)}</span>
    </>
  )
}
