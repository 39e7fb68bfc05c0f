import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react'

interface Freezable {
  isFrozen?: boolean
}

/** Classes of a cell that stays in view while the others scroll beneath it; on a phone nothing scrolls sideways. It has the row's colour. */
export const FROZEN = 'md:sticky md:bg-inherit md:in-[thead]:bg-studio-panel'
/** The last column, with what is done with the row, stays at the other end, and has a shadow while there is more beneath it (WideTable). */
export const FROZEN_END =
  'md:sticky md:right-0 md:bg-inherit md:in-[thead]:bg-studio-panel md:in-data-more-right:before:pointer-events-none md:in-data-more-right:before:absolute md:in-data-more-right:before:inset-y-0 md:in-data-more-right:before:right-full md:in-data-more-right:before:w-5 md:in-data-more-right:before:bg-linear-to-l md:in-data-more-right:before:from-studio-300/50 md:in-data-more-right:before:to-transparent'
/** @param at its place among those that stay; without room for it, it scrolls as the others. */
export const frozenStyle = (at: number): CSSProperties => ({ left: `var(--left-${at}, auto)` })

/** Of the width that is seen, the columns that stay take at most this: what they are compared with must be in view. */
const MOST = 0.5

/** Tells a table with columns that stay how far from the left each of them does: as far as those before it are wide, as long as there is room. */
export function useFrozenColumns(columns: readonly Freezable[]): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const table = ref.current
    if (!table || !columns.some(({ isFrozen }) => isFrozen)) return undefined
    const room = table.closest<HTMLElement>('[data-wide-table]') ?? table
    const measure = (): void => {
      let left = 0
      const isTight = table.offsetWidth > room.clientWidth
      for (const [at, head] of [...table.querySelectorAll<HTMLElement>('th[data-frozen]')].entries()) {
        const isSeen = !isTight || left + head.offsetWidth <= room.clientWidth * MOST
        table.style.setProperty(`--left-${at}`, isSeen ? `${left}px` : 'auto')
        left += head.offsetWidth
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    observer.observe(room)
    return () => observer.disconnect()
  }, [columns])
  return ref
}
