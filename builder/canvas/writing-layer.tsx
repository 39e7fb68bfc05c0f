'use client'
import { useEffect, useReducer } from 'react'
import { WritingSurface } from '../text/writing-surface'
import { useEditor, useEditorState } from '../state/editor-provider'
import { useScene } from './scene-provider'

/** Looks for a block that is about to be rendered; one that is not there by then cannot be written in. */
const LOOKS = 20

/** The text being written, where it stands. */
export function WritingLayer() {
  const editor = useEditor()
  const writing = useEditorState((state) => state.writing)
  const { geometry } = useScene()
  const [looks, look] = useReducer((count: number) => count + 1, 0)
  const element = writing ? geometry.frameOf(writing.id) : undefined
  const isMissing = writing !== null && !element
  // A block put in a moment ago is written in at once, and rendered with this very change.
  useEffect(() => {
    if (!isMissing) return
    const frame = requestAnimationFrame(() => (looks % LOOKS === LOOKS - 1 ? editor.store.setState({ writing: null }) : look()))
    return () => cancelAnimationFrame(frame)
  }, [editor, isMissing, looks])
  return writing && element ? <WritingSurface key={JSON.stringify([writing.id, writing.path])} {...writing} element={element} /> : null
}
