'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/lib/ui/icon'
import { makeRoomFor } from '../_parts/make-room-for'
import { openCompare } from '../_parts/compare/compare'
import { useCompareList } from '../_parts/compare/use-compare-list'

/**
 * The tray of a phone: how many are being compared, and the way to see them side by side. It takes the whole lower edge: what
 * floats in the middle would lie over the buttons of the cards. Its place is always there, so that the number is announced when
 * it comes and when it changes; it is moved, not laid out, above a bar that comes after it.
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
