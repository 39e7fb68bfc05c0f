'use client'
import { WritingSurface } from '../text/writing-surface'
import { useEditorState } from '../state/editor-context'
import { useScene } from './canvas-context'

/** The text being written, where it stands. */
export function WritingLayer() {
  const writing = useEditorState((state) => state.writing)
  const { geometry } = useScene()
  if (!writing) return null
  const element = geometry.frameOf(writing.id)
  return element ? <WritingSurface key={JSON.stringify([writing.id, writing.path])} {...writing} element={element} /> : null
}
