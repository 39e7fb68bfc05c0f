'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEditor } from '../state/editor-provider'
import { goOn } from './go-on'
import { insertAfterBlock } from './insert-new'
import { leaveWriting } from './leave-writing'
import { PlainWriting } from './plain-writing'
import { SurfaceMenu, useSlashMenu } from './surface-menu'
import { useLeaveOnBlur } from './use-leave-on-blur'
import type { SurfaceProps } from './surface-props'

export function PlainSurface({ id, path, field, element, press }: SurfaceProps) {
  const editor = useEditor()
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState({ path, field, press })
  const menu = useSlashMenu<true>()
  const { open } = menu
  const onBlur = useLeaveOnBlur()

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
        onEnter: () => goOn(editor, id, first.path, element) || leaveWriting(editor),
        onSlash: () => open(true),
      })
      writing.start()
    } catch {
      // A text that is not on the canvas yet is edited in the panel.
      const { requestedField } = editor.state
      editor.store.setState({
        writing: null,
        panel: 'inspector',
        requestedField: { id, path: `/${first.path.join('/')}`, n: (requestedField?.n ?? 0) + 1 },
      })
    }
    return () => writing?.stop()
  }, [editor, id, first, element, open])

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
        onBlur={onBlur}
        className="absolute top-0 left-0 z-(--z-sticky) box-border cursor-text border-solid border-transparent outline-2 outline-offset-4 outline-studio-select outline-dotted shadow-none! select-text"
      />
      <SurfaceMenu
        menu={menu}
        anchor={() => box.current?.getBoundingClientRect()}
        focus={() => box.current?.focus()}
        writeSlash={() => {
          if (!box.current) return
          box.current.textContent = '/'
          box.current.dispatchEvent(new InputEvent('input'))
        }}
        onPick={(definition) => insertAfterBlock(editor, id, definition)}
      />
    </>,
    element,
  )
}
