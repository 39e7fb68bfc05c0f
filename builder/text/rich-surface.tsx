'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { createPortal } from 'react-dom'
import { Editor, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import { definitionOf } from '@/schemas/page/definitions'
import { isSampleAt } from '../problems/find-sample-text'
import { useEditor, useNode } from '../state/editor-provider'
import { moveTo } from './find-words'
import { frameScale } from './frame-scale'
import { insertInText } from './insert-new'
import { leaveWriting } from './leave-writing'
import { RichTextEditor, type Surroundings } from '@/lib/rich-text/rich-text-editor'
import { RichTextToolbar } from './rich-text-toolbar'
import { sayPasted } from './say-pasted'
import { SurfaceMenu, useSlashMenu } from './surface-menu'
import { useLeaveOnBlur } from './use-leave-on-blur'
import type { SurfaceProps } from './surface-props'
import { keyOfText, textAtPath } from './text-field'

/** Rich text edited in place: an editor of the same size covers the view's rendering, which keeps its space. */
export function RichSurface({ id, path, field, element, press }: SurfaceProps) {
  const editor = useEditor()
  const node = useNode(id)
  const html = node ? textAtPath(node.block, path) : ''
  // A sample is there to be written over. Asked once: what is written next is none.
  const [isSample] = useState(() => node !== undefined && isSampleAt(definitionOf(node.block.type), path, html))
  const layer = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const text = useRef<Editor | null>(null)
  const [isLinking, setLinking] = useState(false)
  const menu = useSlashMenu<Surroundings>()
  const onBlur = useLeaveOnBlur()
  const keepText = useCallback((made: Editor) => void (text.current = made), [])

  useLayoutEffect(() => {
    const words = wordsIn(element)
    const box = layer.current
    if (!words || !box) return
    words.style.visibility = 'hidden'
    const lay = () => {
      const rect = words.getBoundingClientRect()
      box.style.width = `${rect.width}px`
      moveTo(box, rect)
      // At the top of the page there is no space above for the toolbar.
      const needed = 48 / frameScale() + 8
      const page = element.ownerDocument.defaultView
      box.dataset['tools'] = page && rect.top + page.scrollY < needed && rect.height < page.innerHeight / 2 ? 'below' : 'above'
      // An emptied text keeps a height to write in.
      const height = box.firstElementChild?.clientHeight ?? 0
      words.style.minHeight = `${height}px`
    }
    lay()
    const sizes = new ResizeObserver(lay)
    sizes.observe(words)
    sizes.observe(element.ownerDocument.body)
    sizes.observe(box)
    const stop = new AbortController()
    element.ownerDocument.defaultView?.addEventListener('scroll', lay, { signal: stop.signal, capture: true, passive: true })
    return () => {
      stop.abort()
      sizes.disconnect()
      words.style.visibility = words.style.minHeight = ''
    }
  }, [element])

  useLayoutEffect(() => {
    const made = text.current
    if (!made) return
    // Slate can map its elements only after it has rendered them.
    const timer = setTimeout(() => {
      ReactEditor.focus(made)
      const range =
        press &&
        ReactEditor.findEventRange(made, {
          clientX: press.x,
          clientY: press.y,
          target: element.ownerDocument.elementFromPoint(press.x, press.y),
        })
      if (isSample) Transforms.select(made, Editor.range(made, []))
      else if (range) Transforms.select(made, range)
      else Transforms.select(made, Editor.end(made, []))
    })
    return () => clearTimeout(timer)
  }, [element, press, isSample])

  const scale = frameScale()
  return createPortal(
    <div
      ref={layer}
      data-writing=""
      className="group/writing absolute top-0 left-0 z-(--z-sticky) select-text"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
      }}
    >
      <RichTextEditor
        clean={sanitizeHtml}
        html={html}
        onChange={(next) =>
          editor.edit(`${field.title} 고치기`, [{ op: 'setProp', id, path: [...path], value: next }], { key: keyOfText(id, path) })
        }
        label={field.title}
        placeholder="글을 적거나 /로 블록을 넣습니다"
        className="prose rounded-xs outline-2! outline-offset-4! outline-studio-select! outline-dotted! shadow-none!"
        undo={() => void editor.undo()}
        redo={() => void editor.redo()}
        say={sayPasted((words) => editor.announce(words))}
        onReady={keepText}
        onLeave={() => leaveWriting(editor)}
        onLink={() => setLinking(true)}
        onToolbar={() => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
        onSlash={(found) => {
          menu.open(found)
          return true
        }}
        toolbar={
          <div
            className="sticky top-[calc(3.5rem*var(--unscale,1))] z-(--z-overlay) h-0 max-md:pointer-coarse:fixed! max-md:pointer-coarse:inset-x-0 max-md:pointer-coarse:top-0! group-data-[tools=below]/writing:absolute group-data-[tools=below]/writing:top-full"
            contentEditable={false}
          >
            <RichTextToolbar
              ref={toolbar}
              isLinking={isLinking}
              onLinking={setLinking}
              className="absolute bottom-2.5 left-0 w-max max-md:pointer-coarse:inset-x-0 max-md:pointer-coarse:top-0! max-md:pointer-coarse:bottom-auto! max-md:pointer-coarse:w-auto max-md:pointer-coarse:flex-nowrap max-md:pointer-coarse:overflow-x-auto max-md:pointer-coarse:rounded-none max-md:pointer-coarse:border-x-0 max-md:pointer-coarse:border-t-0 group-data-[tools=below]/writing:top-2.5 group-data-[tools=below]/writing:bottom-auto max-w-[min(100vw,40rem)] rounded-md border border-studio-line bg-studio-panel p-0.5 shadow-studio"
              style={{ zoom: 1 / scale }}
            />
          </div>
        }
      />
      <SurfaceMenu
        menu={menu}
        anchor={() => caretRect(text.current)}
        focus={() => text.current && ReactEditor.focus(text.current)}
        writeSlash={() => text.current?.insertText('/')}
        onPick={(definition, around) => insertInText(editor, id, path, around, definition)}
      />
    </div>,
    element,
  )
}

/** The view's rendering of the text, in this block and not in one inside it. */
function wordsIn(frame: HTMLElement): HTMLElement | undefined {
  return [...frame.querySelectorAll<HTMLElement>('.prose')].find(
    (words) => words.closest('[data-id]') === frame && !words.closest('[data-writing]'),
  )
}

function caretRect(text: Editor | null): DOMRect | undefined {
  return text?.selection ? ReactEditor.toDOMRange(text, text.selection).getBoundingClientRect() : undefined
}
