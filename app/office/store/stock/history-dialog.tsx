'use client'
import { useState } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Pager } from '@/builder/list/pager'
import { fullMoment } from '@/builder/list/recent-moment'
import { useRows } from '@/builder/list/use-rows'
import { ActButton } from '@/builder/ui/act-button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { listStockEntries } from '@/schemas/api/store/stock'
import { piecesWords, variantWords, type StockRow } from './variant-words'

const SIZE = 10

/** What came and went of a variant, and why. */
export function HistoryDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, mutate } = useRows('stock-entries', listStockEntries, { variantId: row.variantId, page, size: SIZE })
  const entries = data?.answer.items ?? []
  return (
    <StudioDialog title="재고 기록" text={variantWords(row)} onClose={onClose} wide>
      <div className="flex flex-col gap-4">
        {error !== undefined && <NotLoaded error={error} isPartial={data !== undefined} onRetry={() => void mutate()} />}
        {data && entries.length === 0 && <p className="text-studio-text-mute">아직 넣은 것이 없습니다.</p>}
        <ol aria-label="재고 기록" className="flex flex-col divide-y divide-studio-200 empty:hidden">
          {entries.map(({ entrySeq, pieces, reason, staffName, at }) => (
            <li key={entrySeq} className="flex items-baseline gap-4 py-2">
              <span className="w-20 shrink-0 text-right font-semibold tabular-nums">
                {pieces > 0 ? '+' : '−'}
                {piecesWords(Math.abs(pieces))}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {reason}
                <span className="block text-studio-label text-studio-text-mute">
                  {[staffName, fullMoment(at)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ol>
        {data && data.answer.totalCount > SIZE && <Pager page={page} size={SIZE} total={data.answer.totalCount} onPage={setPage} />}
        <DialogActions>
          <ActButton onClick={onClose}>닫기</ActButton>
        </DialogActions>
      </div>
    </StudioDialog>
  )
}
