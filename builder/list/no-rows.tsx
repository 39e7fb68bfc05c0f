import type { ReactNode } from 'react'
import { withParticle } from '@/lib/particle'
import { LINE_BUTTON } from '../ui/button'
import { Nothing } from './nothing'

interface NoRowsProps {
  /** The Korean noun of a row: `문서`. */
  what: string
  /** How many rows the list has on other pages. */
  total: number
  onFirstPage: () => void
  isFiltered: boolean
  filteredText?: string | undefined
  onReset: () => void
  /** Rendered when the list has no rows at all. */
  children: ReactNode
}

/** Why a list shows no row, and the one step that helps. */
export function NoRows({
  what,
  total,
  onFirstPage,
  isFiltered,
  filteredText = '다르게 적거나 조건을 줄여 보세요.',
  onReset,
  children,
}: NoRowsProps) {
  const subject = withParticle(what, '이/가')
  if (total > 0)
    return (
      <Nothing title={`이 페이지에는 ${subject} 없습니다.`} text="그사이 목록이 짧아졌습니다.">
        <button type="button" className={LINE_BUTTON} onClick={onFirstPage}>
          첫 페이지로
        </button>
      </Nothing>
    )
  if (!isFiltered) return children
  return (
    <Nothing title={`조건에 맞는 ${subject} 없습니다.`} text={filteredText}>
      <button type="button" className={LINE_BUTTON} onClick={onReset}>
        조건 초기화
      </button>
    </Nothing>
  )
}
