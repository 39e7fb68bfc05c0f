'use client'
import { useEffect, useReducer } from 'react'
import { WritingSurface } from '../text/writing-surface'
import { useEditor, useEditorState } from '../state/editor-provider'
import { useScene } from './scene-provider'

/** How often a block that is about to be rendered is searched for before writing is given up. */
const LOOKS = 20

/** Edits a text in place on the canvas. */
export function WritingLayer() {
  const editor = useEditor()
  const writing = useEditorState((state) => state.writing)
  const { geometry } = useScene()
  const [looks, look] = useReducer((count: number) => count + 1, 0)
  const element = writing ? geometry.frameOf(writing.id) : undefined
  const isMissing = writing !== null && !element
  // A block inserted a moment ago is rendered with this very change, and then written in.
  useEffect(() => {
    if (!isMissing) return
    const frame = requestAnimationFrame(() => (looks % LOOKS === LOOKS - 1 ? editor.store.setState({ writing: null }) : look()))
    return () => cancelAnimationFrame(frame)
  }, [editor, isMissing, looks])
  return writing && element ? <WritingSurface key={JSON.stringify([writing.id, writing.path])} {...writing} element={element} /> : null
}
