'use client'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../state/editor-provider'
import { sessionOf } from './session-of'

const AWAY = { transform: 'translateX(-200vw)' }

/** The card at the pointer: the name of the dragged blocks, never a picture of them, and a note where they cannot be dropped. */
export function DragGhost() {
  const session = sessionOf(useEditor())
  const label = useStore(session.store, ({ carried, by }) => (by === 'pointer' ? carried?.label : undefined))
  const refusal = useStore(session.store, ({ target }) => (target && !target.ok ? target.words : undefined))
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (label === undefined) return
    // Written without React, because it changes with every move of the pointer.
    const follow = () => {
      const at = session.pointer
      if (card.current && at) card.current.style.transform = `translate(${at.x + 14}px, ${at.y + 14}px)`
    }
    follow()
    return session.onPointer(follow)
  }, [session, label])

  if (label === undefined) return null
  return (
    <div ref={card} data-drag-ghost="" aria-hidden="true" className="pointer-events-none fixed top-0 left-0 z-50" style={AWAY}>
      <div className="flex h-9 w-fit max-w-60 items-center gap-1.5 rounded-md bg-studio-panel pr-3.5 pl-2 text-studio-label text-studio-text shadow-studio outline outline-studio-line motion-safe:-rotate-2">
        <GripVertical size={16} strokeWidth={1.75} className="shrink-0 text-studio-text-mute" />
        <span className="truncate">{label}</span>
      </div>
      {refusal && (
        <p className="mt-1.5 w-fit rounded-md bg-studio-600 px-2 py-0.5 text-studio-label whitespace-nowrap text-studio-0">{refusal}</p>
      )}
    </div>
  )
}
