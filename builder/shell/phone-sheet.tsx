'use client'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useCarried } from '../drag/use-drop-target'
import { useScreen } from './screen'

/** Heights of the sheet, as shares of the window. */
const HALF = 0.5
const FULL = 0.86
/** Released below this share, it closes. */
const CLOSED_BELOW = 0.2

/** The one sheet of a phone: the page stays visible above it. Dragged by its bar, or stepped by keys. */
export function PhoneSheet({ label, children }: { label: string; children: ReactNode }) {
  const { store } = useScreen()
  const [share, setShare] = useState(HALF)
  const [isPulled, setPulled] = useState(false)
  const isCarrying = useCarried() !== null
  const start = useRef<{ y: number; share: number } | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const close = () => store.setState({ isSheetOpen: false })

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    return () => {
      if (opener?.isConnected) opener.focus()
    }
  }, [])

  function onPointerDown(event: PointerEvent<HTMLButtonElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { y: event.clientY, share }
    setPulled(true)
  }
  function onPointerMove(event: PointerEvent): void {
    if (!start.current) return
    setShare(clamp(start.current.share + (start.current.y - event.clientY) / window.innerHeight))
  }
  function onPointerUp(event: PointerEvent): void {
    if (!start.current) return
    const moved = Math.abs(event.clientY - start.current.y)
    start.current = null
    setPulled(false)
    // A touch without a move is a press of the bar.
    if (moved < 4) setShare(share > (HALF + FULL) / 2 ? HALF : FULL)
    else if (share < CLOSED_BELOW + 0.1) close()
    else setShare(share > (HALF + FULL) / 2 ? FULL : HALF)
  }
  function onBarKey(event: KeyboardEvent): void {
    if (event.code === 'ArrowUp') setShare(FULL)
    else if (event.code === 'ArrowDown') {
      if (share <= HALF) close()
      else setShare(HALF)
    } else if (event.code === 'Enter' || event.code === 'Space') setShare(share > HALF ? HALF : FULL)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section
      ref={sheet}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.code !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.stopPropagation()
        close()
      }}
      style={{ height: isCarrying ? '0px' : `${share * 100}dvh` }}
      className={`relative -mt-3 flex shrink-0 flex-col overflow-hidden rounded-t-xl bg-studio-panel shadow-bar ${
        isPulled ? '' : 'transition-[height] duration-(--duration-base) ease-(--ease-out)'
      }`}
    >
      <button
        type="button"
        aria-label="시트 크기 바꾸기"
        aria-expanded={share > HALF}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onKeyDown={onBarKey}
        className="relative grid h-7 w-full shrink-0 cursor-ns-resize touch-none place-items-center after:absolute after:inset-x-0 after:top-0 after:h-11"
      >
        <span className="h-1 w-9 rounded-full bg-studio-300" />
      </button>
      <div className="min-h-0 flex-1">{children}</div>
    </section>
  )
}

const clamp = (share: number): number => Math.min(FULL, Math.max(CLOSED_BELOW - 0.1, share))
