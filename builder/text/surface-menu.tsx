'use client'
// The common part of every writing surface on the canvas: the same callbacks, the same way to leave it, the same block menu on a slash.
import { useState } from 'react'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { mayInsert } from '../state/may-handle'
import { useEditor } from '../state/editor-provider'
import { InsertMenu } from './insert-menu'

interface SlashMenu<T> {
  /** The nodes around the slash; null while the menu is closed. */
  around: T | null
  open: (around: T) => void
  close: () => void
}

/** Whether the block menu of a slash is open, and the nodes around the slash. */
export function useSlashMenu<T>(): SlashMenu<T> {
  const [around, setAround] = useState<T | null>(null)
  return { around, open: setAround, close: () => setAround(null) }
}

/** The block menu of a slash. When closed, it restores the focus; a second slash is inserted as text. */
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
  onPick: (definition: BlockDefinition, around: T) => void
}) {
  const { around, close } = menu
  const editor = useEditor()
  if (around === null) return null
  return (
    <InsertMenu
      anchor={anchor}
      isFit={({ type }) => mayInsert(editor, type)}
      onClose={() => {
        close()
        focus()
      }}
      onSlash={() => {
        close()
        focus()
        writeSlash()
      }}
      onPick={(definition) => onPick(definition, around)}
    />
  )
}
