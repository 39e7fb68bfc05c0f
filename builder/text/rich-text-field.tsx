'use client'
import { useRef, useState, type AriaAttributes } from 'react'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { RichTextEditor } from '@/lib/rich-text/rich-text-editor'
import { RichTextToolbar } from './rich-text-toolbar'
import { sayPasted } from './say-pasted'

interface Props {
  /** HTML sanitised by our policy. */
  value: string
  onChange: (html: string) => void
  label: string
  /** Of the HTML, as stored. */
  maxLength?: number | undefined
  onBlur?: () => void
  isReadOnly?: boolean
  id?: string
  aria?: AriaAttributes
  /** The undo history, and announcements of it. */
  history: { seal: () => void; undo: () => unknown; redo: () => unknown; announce: (words: string) => void }
}

/** Rich text as a field of a panel. Undo is the page's: the text is restored exactly, the caret where possible. */
export function RichTextField({ value, onChange, label, maxLength, onBlur, isReadOnly = false, id, aria, history }: Props) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const isTooLong = maxLength !== undefined && value.length > maxLength
  return (
    <div
      data-page-field=""
      className={`rounded-sm border focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-studio-select has-aria-invalid:border-danger ${isReadOnly ? 'border-studio-line bg-studio-chrome' : 'border-studio-field bg-studio-panel'}`}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget) || isLinking) return
        history.seal()
        onBlur?.()
      }}
    >
      <RichTextEditor
        clean={sanitizeHtml}
        id={id}
        html={value}
        onChange={onChange}
        label={label}
        aria={{ ...aria, ...(isTooLong ? { 'aria-invalid': true } : {}) }}
        isReadOnly={isReadOnly}
        placeholder="글을 적습니다"
        undo={() => void history.undo()}
        redo={() => void history.redo()}
        say={sayPasted((words) => history.announce(words))}
        onLink={() => setLinking(true)}
        onToolbar={() => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
        className="prose max-h-80 min-h-24 overflow-y-auto px-2.5 py-2 text-studio-body [--text-h3--line-height:1.5] [--text-h3:var(--text-studio-title)] [--text-title--line-height:1.5] [--text-title:var(--text-studio-body)]"
        toolbar={
          isReadOnly ? null : (
            <RichTextToolbar ref={toolbar} isLinking={isLinking} onLinking={setLinking} className="border-b border-studio-line p-0.5" />
          )
        }
      />
      {isTooLong && (
        <p role="status" className="border-t border-studio-line px-2.5 py-1 text-studio-micro text-danger">
          글이 너무 깁니다. 나누어 다른 블록에 입력해 주세요.
        </p>
      )}
    </div>
  )
}
