'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { PAGE_SIZE } from './list-query'
import { totalWords } from './total-words'

interface PagerProps {
  page: number
  /** Rows of one page. */
  size?: number
  total: number
  /** Whether there are more than `total`: then the last page is not known. */
  isMore?: boolean
  onPage: (page: number) => void
}

export function Pager({ page, size = PAGE_SIZE, total, isMore = false, onPage }: PagerProps) {
  const last = isMore ? Infinity : Math.max(1, Math.ceil(total / size))
  const from = (page - 1) * size + 1
  return (
    <nav aria-label="페이지" className="flex items-center pt-3 text-studio-text-mute">
      <p className="tabular-nums">
        {from}–{Math.min(isMore ? Infinity : total, page * size)} / {isMore ? totalWords({ total, isMore }) : total}
      </p>
      {last > 1 && (
        <div className="ml-auto flex items-center">
          <button
            type="button"
            aria-label="이전 페이지"
            className={BUTTON}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            <ChevronLeft {...ICON} />
          </button>
          <span className="px-1 tabular-nums" aria-label={isMore ? `${page}페이지` : `${last}페이지 중 ${page}페이지`}>
            {isMore ? page : `${page} / ${last}`}
          </span>
          <button
            type="button"
            aria-label="다음 페이지"
            className={BUTTON}
            aria-disabled={page >= last}
            onClick={() => page < last && onPage(page + 1)}
          >
            <ChevronRight {...ICON} />
          </button>
        </div>
      )}
    </nav>
  )
}
