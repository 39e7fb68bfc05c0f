import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react'

interface Freezable {
  isFrozen?: boolean
}

/** Classes of a cell that stays in view while the others scroll beneath it; on a phone nothing scrolls sideways. */
export const FROZEN = 'md:sticky md:bg-studio-panel'
/** @param at its place among those that stay. */
export const frozenStyle = (at: number): CSSProperties => ({ left: `var(--left-${at}, 0px)` })

/** Tells a table with columns that stay how far from the left each of them does: as far as those before it are wide. */
export function useFrozenColumns(columns: readonly Freezable[]): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const table = ref.current
    if (!table || !columns.some(({ isFrozen }) => isFrozen)) return undefined
    const measure = (): void => {
      let left = 0
      for (const [at, head] of [...table.querySelectorAll<HTMLElement>('th[data-frozen]')].entries()) {
        table.style.setProperty(`--left-${at}`, `${left}px`)
        left += head.offsetWidth
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    return () => observer.disconnect()
  }, [columns])
  return ref
}
