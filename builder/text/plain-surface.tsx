'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEditor } from '../state/editor-context'
import { InsertMenu } from './insert-menu'
import { insertAfterBlock } from './insert-new'
import { leaveOnBlur, leaveWriting } from './leave-writing'
import { PlainWriting } from './plain-writing'
import type { TextField, TextPath } from './text-field-of'

interface Props {
  id: string
  path: TextPath
  field: TextField
  /** The block's frame. */
  element: HTMLElement
  /** Where somebody pressed, to begin there. */
  press: { x: number; y: number } | undefined
}

export function PlainSurface({ id, path, field, element, press }: Props) {
  const editor = useEditor()
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState({ path, field, press })
  const [isChoosing, setChoosing] = useState(false)

  useLayoutEffect(() => {
    let writing: PlainWriting | undefined
    try {
      writing = new PlainWriting({
        editor,
        id,
        ...first,
        frame: element,
        box: box.current!,
        press: first.press,
        onLeave: () => leaveWriting(editor),
        onSlash: () => setChoosing(true),
      })
      writing.start()
    } catch {
      // Words that stand nowhere yet are written in the panel.
      const { wantedField } = editor.state
      editor.store.setState({
        writing: null,
        panel: 'inspector',
        wantedField: { id, path: `/${first.path.join('/')}`, n: (wantedField?.n ?? 0) + 1 },
      })
    }
    return () => writing?.stop()
  }, [editor, id, first, element])

  return createPortal(
    <>
      <div
        ref={box}
        data-writing=""
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        role="textbox"
        aria-label={field.title}
        aria-multiline={field.widget === 'textarea'}
        spellCheck={false}
        onBlur={(event) => leaveOnBlur(editor, event.currentTarget.ownerDocument.defaultView!)}
        className="absolute top-0 left-0 z-(--z-sticky) box-border cursor-text border-solid border-transparent outline-2 outline-offset-4 outline-studio-select outline-dotted shadow-none! select-text"
      />
      {isChoosing && (
        <InsertMenu
          anchor={() => box.current?.getBoundingClientRect()}
          onClose={() => {
            setChoosing(false)
            box.current?.focus()
          }}
          onSlash={() => {
            setChoosing(false)
            box.current?.focus()
            if (box.current) {
              box.current.textContent = '/'
              box.current.dispatchEvent(new InputEvent('input'))
            }
          }}
          onPick={(card) => insertAfterBlock(editor, id, card)}
        />
      )}
    </>,
    element,
  )
}
