'use client'
import { mayInsert } from '../state/may-handle'
import { mayStand } from '../state/may-stand'
import { useEditor, useEditorState } from '../state/editor-provider'
import { InsertMenu } from './insert-menu'
import { insertNew } from './insert-new'

/** The block menu of the builder's own window: opened by `/`, or by the button of an empty slot. */
export function SlashMenu() {
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.overlay === 'slash')
  const insertAt = useEditorState((state) => state.insertAt)
  const lead = useEditorState((state) => state.primary)
  if (!isOpen) return null
  return (
    <InsertMenu
      anchor={() => rectOf(insertAt ? insertAt.parent : lead)}
      isFit={(definition) => mayInsert(editor, definition.type) && (!insertAt || mayStand(editor.tree, definition.type, insertAt))}
      onPick={(definition) => {
        if (!insertNew(editor, definition, insertAt)) editor.announce('이 자리에는 넣을 수 없는 블록입니다. 다른 자리를 골라 주세요.')
        window.maruBuilder?.canvas?.window.focus()
      }}
      onClose={() => {
        editor.store.setState({ overlay: null, insertAt: null })
        window.maruBuilder?.canvas?.window.focus()
      }}
    />
  )
}

/** The block's rectangle in the builder's own window; the middle of the page without a visible block. */
function rectOf(id: string | null): DOMRect | undefined {
  const canvas = window.maruBuilder?.canvas
  const frame = canvas?.window.frameElement?.getBoundingClientRect()
  if (!canvas || !frame) return new DOMRect(window.innerWidth / 2 - 128, window.innerHeight / 4, 256, 0)
  const box = id === null ? undefined : canvas.boxOf(id)
  const scale = frame.width / canvas.window.innerWidth
  const top = box ? frame.top + (box.y + box.height - canvas.window.scrollY) * scale : frame.top + frame.height / 4
  const left = box ? frame.left + (box.x - canvas.window.scrollX) * scale : frame.left + frame.width / 2 - 128
  const bottom = Math.min(frame.bottom, window.innerHeight) - 48
  return new DOMRect(Math.max(frame.left, left), Math.max(frame.top, Math.min(top, bottom)), 0, 0)
}
