'use client'
import { History, ListFilter, PackagePlus, SquareArrowOutUpRight } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { RowMenu } from '@/builder/list/row-menu'
import { recordPath } from '@/builder/state/record-path'
import { Pill } from '@/builder/ui/pill'
import { thumbnail } from '@/builder/ui/thumbnail'
import type { StockState } from '@/schemas/api/store/stock'
import type { StockListView, StockSort } from './stock-list-view'
import { piecesWords, variantWords, type StockRow } from './variant-words'

export const STATE_WORDS: Readonly<Record<StockState, string>> = { out: '품절', few: '얼마 남지 않음', enough: '넉넉함' }
const DOTS: Readonly<Record<StockState, string>> = { out: 'bg-danger', few: 'bg-warning-500', enough: 'bg-success' }

export type StockAct = 'adjust' | 'history'
interface StockTableProps {
  view: StockListView
  go: Go<StockListView>
  rows: readonly StockRow[]
  total: number
  mayAdjust: boolean
  onAct: (act: StockAct, row: StockRow) => void
}

export function StockTable({ view, go, rows, total, mayAdjust, onAct }: StockTableProps) {
  const columns = useMemo(() => columnsOf(mayAdjust, onAct), [mayAdjust, onAct])
  return (
    <DataTable<StockRow, StockSort>
      label="재고 목록"
      columns={columns}
      rows={rows}
      idOf={({ variantId }) => variantId}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-3 max-md:pl-2"
    />
  )
}

const NUMBER = 'text-right tabular-nums'

const columnsOf = (mayAdjust: boolean, onAct: StockTableProps['onAct']): readonly DataColumn<StockRow>[] => [
  {
    id: 'name',
    header: '상품',
    sort: 'asc',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-3',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <img src={thumbnail(row.image, 160)} alt="" width={56} height={40} className="h-10 w-14 shrink-0 rounded-sm object-cover" />
        <span className="min-w-0">
          <a
            href={recordPath('goods', row.goodsId)}
            data-cell="title"
            className="block text-studio-title tracking-tight underline-offset-4 hover:underline md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:border-y-10 max-md:border-transparent max-md:text-body max-md:font-semibold"
          >
            {row.name}
          </a>
          <span className="block text-studio-label text-studio-text-mute md:truncate">
            {[row.choices.join(', '), !row.isShown && '내린 상품'].filter(Boolean).join(' · ')}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-40',
    cell: ({ state }) => <Pill dot={DOTS[state]}>{STATE_WORDS[state]}</Pill>,
  },
  {
    id: 'left',
    header: '팔 수 있음',
    sort: 'asc',
    width: 'w-28',
    className: `${NUMBER} font-semibold`,
    cell: ({ left }) => `${piecesWords(left)}개`,
  },
  {
    id: 'reserved',
    header: '결제 대기',
    width: 'w-28',
    className: `${NUMBER} max-md:hidden`,
    cell: ({ reserved }) => piecesWords(reserved),
  },
  { id: 'sold', header: '팔림', sort: 'desc', width: 'w-24', className: `${NUMBER} max-md:hidden`, cell: ({ sold }) => piecesWords(sold) },
  { id: 'given', header: '넣은 수', width: 'w-24', className: `${NUMBER} max-md:hidden`, cell: ({ given }) => piecesWords(given) },
  {
    id: 'menu',
    header: '',
    width: 'w-14',
    cell: (row) => (
      <RowMenu
        label={`${variantWords(row)} 메뉴`}
        groups={[
          [
            ...(mayAdjust ? [{ words: '수량 바꾸기', icon: PackagePlus, onSelect: () => onAct('adjust', row) }] : []),
            { words: '기록 보기', icon: History, onSelect: () => onAct('history', row) },
          ],
          [{ words: '이 상품만 보기', icon: ListFilter, href: `/ice_builder/stock?goods=${encodeURIComponent(row.goodsId)}` }],
          ...(row.isShown
            ? [
                [
                  {
                    words: '사이트에서 보기',
                    icon: SquareArrowOutUpRight,
                    href: `/store/goods/${encodeURIComponent(row.goodsId)}`,
                    isNewWindow: true as const,
                  },
                ],
              ]
            : []),
        ]}
      />
    ),
  },
]
