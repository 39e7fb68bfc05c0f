'use client'
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import type { DataColumn } from './data-table'
import { leastWidth } from './least-width'

interface WideTableProps<T> {
  columns: readonly DataColumn<T>[]
  /** What the rows need besides, in rem: check box, grip, picture. */
  extra?: number
  children: ReactNode
}

/**
 * The frame of a table that may be wider than its place: its columns scroll beneath those that stay rather than being squeezed, and never push
 * the page. As long as there is more at the right, a shadow says so.
 */
export function WideTable<T>({ columns, extra = 0, children }: WideTableProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = scroller.current
    if (!place) return undefined
    const look = (): void => {
      place.parentElement!.toggleAttribute('data-more-right', place.scrollWidth - place.clientWidth - place.scrollLeft > 1)
    }
    look()
    const observer = new ResizeObserver(look)
    for (const watched of [place, ...place.children]) observer.observe(watched)
    place.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('scroll', look)
    }
  }, [])
  const least = { '--least': `${leastWidth(columns, false) + extra}rem`, '--least-narrow': `${leastWidth(columns, true) + extra}rem` }
  // What stays at the right end has the shadow itself (FROZEN_END).
  const hasEnd = columns.at(-1)?.id === 'menu'
  return (
    <div className="group/wide md:relative">
      <div ref={scroller} data-wide-table="" className="md:overflow-x-auto">
        <div style={least as CSSProperties} className="md:min-w-(--least-narrow) lg:min-w-(--least)">
          {children}
        </div>
      </div>
      {!hasEnd && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-0 hidden w-5 bg-linear-to-l from-studio-300/50 to-transparent md:group-data-more-right/wide:block"
        />
      )}
    </div>
  )
}
