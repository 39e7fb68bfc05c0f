'use client'
// Stock for staff: what can be bought of each variant, and every change of it with its reason.
import { useCallback, useState } from 'react'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { browseStock, STOCK_STATES } from '@/schemas/api/store/stock'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { ListViews } from '../../_parts/list-views'
import { AdjustDialog } from './adjust-dialog'
import { HistoryDialog } from './history-dialog'
import { readStockView, stockInput, withStockChange, writeStockView } from './stock-list-view'
import { STATE_WORDS, StockTable, type StockAct } from './stock-table'
import type { StockRow } from './variant-words'

const LIST = {
  name: 'stock',
  contract: browseStock,
  inputOf: stockInput,
  read: readStockView,
  write: writeStockView,
  change: withStockChange,
}

export function StockScreen({ brand, person, query, first, mayAdjust }: ListScreenProps<typeof browseStock> & { mayAdjust: boolean }) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [open, setOpen] = useState<{ act: StockAct; row: StockRow }>()
  const [done, setDone] = useState('')
  const onAct = useCallback((act: StockAct, row: StockRow) => setOpen({ act, row }), [])
  const close = () => setOpen(undefined)
  const counts = list.data?.answer.item.counts

  return (
    <ListScreen brand={brand} person={person} here="stock" title="재고" list={list}>
      <StatusTabs
        statuses={STOCK_STATES}
        wordsOf={(state) => STATE_WORDS[state]}
        counts={counts}
        value={view.state}
        onChange={(state) => go({ state })}
      >
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
          <SearchField
            label="재고 찾기"
            placeholder="상품 이름으로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
          {view.goods && (
            <button type="button" className={LINE_BUTTON} onClick={() => go({ goods: null })}>
              모든 상품 보기
            </button>
          )}
          <ListViews of="stock" person={person} kind={LIST} rows={rows} />
        </div>
        <p role="status" className="mb-2 text-studio-label text-studio-text-mute empty:hidden">
          {done}
        </p>
        <ListScreenRows
          rows={rows}
          what="재고"
          nothing={{ title: '아직 파는 상품이 없습니다.', text: '상품을 게시하시면 그 조합이 여기에 보입니다.' }}
          isFiltered={view.state !== null || view.search !== '' || view.goods !== null}
          onReset={() => go({ state: null, search: '', goods: null })}
        >
          {({ answer }) => (
            <StockTable view={view} go={go} rows={answer.items} total={answer.totalCount} mayAdjust={mayAdjust} onAct={onAct} />
          )}
        </ListScreenRows>
      </StatusTabs>
      {open?.act === 'adjust' && (
        <AdjustDialog
          row={open.row}
          onDone={(words) => {
            setDone(words)
            close()
            void list.mutate()
          }}
          onClose={close}
        />
      )}
      {open?.act === 'history' && <HistoryDialog row={open.row} onClose={close} />}
    </ListScreen>
  )
}
