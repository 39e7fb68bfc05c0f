import type { ReactNode } from 'react'
import { BUTTON } from '../ui/button'

/** A button of the bulk line. */
export const BULK_BUTTON = `${BUTTON} text-studio-accent-700 hover:bg-studio-panel`

interface BulkLineProps {
  label: string
  /** How many rows are selected, with their counter: `2개`. */
  count: string
  onClear: () => void
  /** Actions for the selected rows. */
  children: ReactNode
}

/** Actions for every selected row, including those of other pages of the list. */
export function BulkLine({ label, count, onClear, children }: BulkLineProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky top-2 z-(--z-sticky) tight:static flex min-h-10 flex-wrap items-center gap-1 rounded-md bg-studio-select-soft px-2 py-1 pl-3.5 text-studio-accent-700 max-md:mb-2 max-md:min-h-12"
    >
      <strong role="status" className="mr-3 font-semibold">
        {count} 선택
      </strong>
      {children}
      <button type="button" className={`${BULK_BUTTON} ml-auto`} onClick={onClear}>
        선택 해제
      </button>
    </div>
  )
}
