import { useEffect, useRef, type ReactNode } from 'react'
import { makeRoomFor } from '@/blocks/catalog/_parts/make-room-for'

/** What is to be paid and the two ways to order, always in view and in reach of the thumb; on narrow screens only. */
export function BuyBar({ total, children }: { total: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => makeRoomFor(bar.current!), [])
  return (
    <div
      ref={bar}
      role="group"
      aria-label="주문"
      className="fixed inset-x-0 bottom-0 z-(--z-bottom-bar) flex flex-wrap gap-2 bg-page px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-bar md:hidden"
    >
      <p className="numeric w-full text-small">
        합계 <b className="font-semibold">{total}</b>
      </p>
      {children}
    </div>
  )
}
