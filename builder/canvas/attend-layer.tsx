'use client'
import { useEffect, useRef } from 'react'
import { blockOf } from '@/renderer/blocks'
import type { Attended } from '@/renderer/define-block'
import { useEditor, useEditorState } from '../state/editor-provider'
import { typedSteps } from '../inspector/value-at'
import { useScene } from './scene-provider'
import { pressQuietly } from './press-quietly'

/** What moves by itself stands while its block is chosen or written in, and shows the part that is being edited. */
export function AttendLayer() {
  const editor = useEditor()
  const { geometry } = useScene()
  const id = useEditorState(({ mode, primary, selection, writing }) => {
    if (mode !== 'edit') return null
    return writing?.id ?? (selection.length === 1 ? primary : null)
  })
  const path = useEditorState(({ writing, focusedField }) =>
    writing ? `/${writing.path.join('/')}` : focusedField?.id === id ? focusedField.path : '',
  )
  const attended = useRef<Attended | undefined>(undefined)

  useEffect(() => {
    const frame = id === null ? undefined : geometry.frameOf(id)
    const block = id === null ? undefined : editor.node(id)?.block
    const attend = block && blockOf(block.type)?.attend
    if (!frame || !attend) return
    const begun = attend({ frame, press: pressQuietly })
    attended.current = begun
    return () => {
      attended.current = undefined
      begun.end()
    }
  }, [editor, geometry, id])
  useEffect(() => {
    const props = id === null ? undefined : editor.node(id)?.block.props
    if (props && path !== '') attended.current?.show(typedSteps(props, path))
  }, [editor, id, path])
  return null
}
