'use client'
// What every writing surface on the canvas is: told of the same things, left in the same way, with the same block menu at a slash.
import { useState, type FocusEvent } from 'react'
import type { BlockCard } from '@/schemas/page/catalogue'
import { useEditor } from '../state/editor-provider'
import { InsertMenu } from './insert-menu'
import { leaveOnBlur } from './leave-writing'
import type { TextField, TextPath } from './text-field'

export interface SurfaceProps {
  id: string
  /** In the block's props. */
  path: TextPath
  field: TextField
  /** The block's frame. */
  element: HTMLElement
  /** Where somebody pressed, to begin there. */
  press: { x: number; y: number } | undefined
}

/** Writing ends when the focus leaves the surface for good. */
export function useLeaveOnBlur(): (event: FocusEvent<HTMLElement>) => void {
  const editor = useEditor()
  return (event) => leaveOnBlur(editor, event.currentTarget.ownerDocument.defaultView!)
}

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
  onPick: (card: BlockCard, around: T) => void
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
