'use client'
import { Popover } from '@base-ui/react/popover'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'

/** The filters and the order of a list behind one button, on a narrow screen. @param count how many filters are set. */
export function FoldedFilters({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={count > 0 ? `거르기와 정렬, ${count}개 적용` : '거르기와 정렬'}
        className={`${LINE_BUTTON} px-0 md:hidden ${count > 0 ? 'border-studio-select bg-studio-select-soft text-studio-accent-700' : ''}`}
      >
        <SlidersHorizontal {...ICON} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={16} className="z-(--z-overlay)">
          <Popover.Popup aria-label="거르기와 정렬" className={`${POPUP} flex w-64 flex-col gap-3 p-4`}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
