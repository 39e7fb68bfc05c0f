'use client'
// Edits text in place on the canvas. Runs in the frame's own window. On a phone the keyboard leaves no room for the page: there the text
// is edited in a sheet of its own (content-sheet.tsx), and nothing is rendered here.
import { lazy, Suspense, useState } from 'react'
import { useNode } from '../state/editor-provider'
import { listenToPresses, recentPress } from './recent-press'
import { PlainSurface } from './plain-surface'
import { textFieldAt, type TextPath } from './text-field'
import { useSheetForText } from './use-sheet-for-text'

// Slate is loaded only when a text is edited.
const RichSurface = lazy(async () => ({ default: (await import('./rich-surface')).RichSurface }))

interface Props {
  id: string
  /** In the block's props. */
  path: TextPath
  /** The block's frame (`display: contents`). */
  element: HTMLElement
  /** Edits here whatever the screen: on the page of one block. */
  isAlways?: boolean
}

if (typeof window !== 'undefined') listenToPresses(window)

export function WritingSurface({ id, path, element, isAlways = false }: Props) {
  const node = useNode(id)
  const isInSheet = useSheetForText()
  const [press] = useState(() => recentPress(performance.now()))
  const field = node && !node.opaque ? textFieldAt(node.block, path) : undefined
  if (!field || (isInSheet && !isAlways)) return null
  const given = { id, path, field, element, press }
  if (field.widget !== 'html') return <PlainSurface {...given} />
  return (
    <Suspense fallback={null}>
      <RichSurface {...given} />
    </Suspense>
  )
}
