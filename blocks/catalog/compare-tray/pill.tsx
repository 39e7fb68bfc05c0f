'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/lib/ui/icon'
import { makeRoomFor } from '../_parts/make-room-for'
import { openCompare } from '../_parts/compare/open-compare'
import { useCompareList } from '../_parts/compare/use-compare-list'

/**
 * The tray of a phone: how many products are compared, and a link to the comparison. It takes the whole lower edge, because a floating
 * element would cover the buttons of the cards. It is always rendered, so that the number is announced when it appears and changes; it is
 * moved, not laid out, above a bar that appears after it.
 */
export function Pill() {
  const count = useCompareList().products.length
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => makeRoomFor(place.current!, 'above'), [])
  return (
    <div
      ref={place}
      role="status"
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) -translate-y-[max(var(--bottom-bar,0px),env(safe-area-inset-bottom))] md:hidden"
    >
      {count > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={openCompare}
          className="flex h-12 w-full items-center justify-center gap-2 bg-ink font-semibold text-on-ink -outline-offset-4 transition-opacity duration-(--duration-base) after:absolute after:inset-x-0 after:top-full after:h-[env(safe-area-inset-bottom)] after:bg-ink focus-visible:outline-on-ink starting:opacity-0"
        >
          <Icon name="compare" size={20} />
          <span>
            비교함 <span className="numeric">{count}</span>
          </span>
        </button>
      )}
    </div>
  )
}
