'use client'
// What every writing surface on the canvas is: told of the same things, left in the same way, with the same block menu at a slash.
import { useState } from 'react'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { InsertMenu } from './insert-menu'

interface SlashMenu<T> {
  /** What stood round the slash; null while the menu is closed. */
  around: T | null
  open: (around: T) => void
  close: () => void
}

/** Whether the block menu of a slash stands open, and what stood round the slash. */
export function useSlashMenu<T>(): SlashMenu<T> {
  const [around, setAround] = useState<T | null>(null)
  return { around, open: setAround, close: () => setAround(null) }
}

/** The block menu of a slash. Closed, it gives the focus back; a second slash is written as a sign. */
export function SurfaceMenu<T>({
  menu,
  anchor,
  focus,
  writeSlash,
  onPick,
}: {
  menu: SlashMenu<T>
  anchor: () => DOMRect | undefined
  focus: () => void
  writeSlash: () => void
  onPick: (card: BlockDefinition, around: T) => void
}) {
  const { around, close } = menu
  if (around === null) return null
  return (
    <InsertMenu
      anchor={anchor}
      onClose={() => {
        close()
        focus()
      }}
      onSlash={() => {
        close()
        focus()
        writeSlash()
      }}
      onPick={(card) => onPick(card, around)}
    />
  )
}
