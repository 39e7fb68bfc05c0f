'use client'
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import { useEditor, useEditorState } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { MAIN_BUTTON } from '../ui/button'
import { CHROME } from '../ui/chrome'
import { openContentChannel } from './open-content-channel'
import { leaveWriting } from './leave-writing'
import type { TextPath } from './text-field'
import { useSheetForText } from './use-sheet-for-text'

/** On a phone a text is edited in a sheet that leaves room for the keyboard; otherwise on the canvas. */
export function ContentSheet() {
  const writing = useEditorState((state) => state.writing)
  const isInSheet = useSheetForText()
  return writing && isInSheet ? <Sheet key={JSON.stringify(writing)} {...writing} /> : null
}

function Sheet({ id, path }: { id: string; path: TextPath }) {
  const editor = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const [label] = useState(() => labelOf(editor.node(id)))
  useEffect(() => {
    const handle = window.maruBuilder
    const { title, route = '/', layout = 'default' } = editor.tree.head
    if (!handle) return
    return openContentChannel({
      editor,
      id,
      path,
      page: { ...handle.page, page: { title, route, layout } },
      target: () => frame.current?.contentWindow ?? null,
      nonce,
      onLeave: () => leaveWriting(editor),
    })
  }, [editor, id, path, nonce])
  const query = new URLSearchParams({ id: editor.id, block: id })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leaveWriting(editor)}>
      <Dialog.Portal>
        <Dialog.Popup data-modal className={`${CHROME} fixed inset-0 z-(--z-overlay) flex flex-col bg-studio-panel`}>
          <div className="flex h-13 shrink-0 items-center gap-2 border-b border-studio-line px-3">
            <Dialog.Title className="min-w-0 flex-1 truncate text-studio-title">{label} 고치기</Dialog.Title>
            <Dialog.Close className={MAIN_BUTTON}>완료</Dialog.Close>
          </div>
          <iframe ref={frame} title="글 고치기" src={`/__common/contentEditable?${query}`} className="min-h-0 w-full flex-1" />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
