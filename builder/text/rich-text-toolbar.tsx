'use client'
import { Toolbar } from '@base-ui/react/toolbar'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  Pilcrow,
  Quote,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react'
import type { CSSProperties, Ref } from 'react'
import type { Editor } from 'slate'
import { ReactEditor, useSlate } from 'slate-react'
import { ICON } from '../ui/icon'
import { LinkButton } from './link-button'
import { alignAt, setAlign } from '@/lib/rich-text/set-align'
import { hasMark, toggleMark } from '@/lib/rich-text/toggle-mark'
import { isInQuote, toggleQuote } from '@/lib/rich-text/toggle-quote'
import { kindAt, setKind, type BlockKind } from '@/lib/rich-text/block-kind'
import { listAtCaret, toggleList } from '@/lib/rich-text/toggle-list'
import type { Align, Mark } from '@/lib/rich-text/rich-text'
import { TOOL } from './tool'

interface Tool {
  label: string
  keys?: string
  icon: LucideIcon
  isOn: (editor: Editor) => boolean
  use: (editor: Editor) => void
}

const mark = (name: Mark, label: string, keys: string, icon: LucideIcon): Tool => ({
  label,
  keys,
  icon,
  isOn: (editor) => hasMark(editor, name),
  use: (editor) => toggleMark(editor, name),
})
const kind = (name: BlockKind, label: string, keys: string, icon: LucideIcon): Tool => ({
  label,
  keys,
  icon,
  isOn: (editor) => kindAt(editor) === name,
  use: (editor) => setKind(editor, name),
})
const align = (name: Align, label: string, icon: LucideIcon): Tool => ({
  label,
  icon,
  isOn: (editor) => alignAt(editor) === name,
  use: (editor) => setAlign(editor, name),
})
const list = (name: 'ol' | 'ul', label: string, keys: string, icon: LucideIcon): Tool => ({
  label,
  keys,
  icon,
  isOn: (editor) => listAtCaret(editor) === name,
  use: (editor) => toggleList(editor, name),
})

const MARKS: Tool[] = [
  mark('strong', '굵게', 'Ctrl+B', Bold),
  mark('em', '기울임', 'Ctrl+I', Italic),
  mark('u', '밑줄', 'Ctrl+U', Underline),
  mark('s', '취소선', 'Ctrl+Shift+X', Strikethrough),
]
const BLOCKS: Tool[] = [
  kind('paragraph', '본문', 'Ctrl+Alt+0', Pilcrow),
  kind('h2', '제목 2', 'Ctrl+Alt+2', Heading2),
  kind('h3', '제목 3', 'Ctrl+Alt+3', Heading3),
  kind('h4', '제목 4', 'Ctrl+Alt+4', Heading4),
]
const SHAPES: Tool[] = [
  list('ul', '목록', 'Ctrl+Shift+8', List),
  list('ol', '번호 목록', 'Ctrl+Shift+7', ListOrdered),
  { label: '인용', keys: 'Ctrl+Shift+9', icon: Quote, isOn: isInQuote, use: toggleQuote },
]
const ALIGNS: Tool[] = [
  align('left', '왼쪽 정렬', AlignLeft),
  align('center', '가운데 정렬', AlignCenter),
  align('right', '오른쪽 정렬', AlignRight),
]

interface Props {
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
  ref?: Ref<HTMLDivElement>
  className?: string
  style?: CSSProperties
}

/** One tab stop; arrow keys move from tool to tool, Escape returns to the text. */
export function RichTextToolbar({ isLinking, onLinking, ref, className = '', style }: Props) {
  const editor = useSlate()
  return (
    <Toolbar.Root
      ref={ref}
      aria-label="글 다듬기"
      style={style}
      className={`flex flex-wrap gap-0.5 text-studio-body [--color-focus:var(--color-studio-select)] ${className}`}
      onKeyDown={(event) => {
        if (event.code !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        ReactEditor.focus(editor)
      }}
    >
      {[MARKS, BLOCKS, SHAPES, ALIGNS].map((tools, i) => (
        <Toolbar.Group key={i} className="flex gap-0.5 not-first:border-l not-first:border-studio-line not-first:pl-0.5">
          {tools.map((tool) => (
            <ToolButton key={tool.label} tool={tool} editor={editor} isOn={tool.isOn(editor)} />
          ))}
          {tools === MARKS && <LinkButton isOpen={isLinking} onOpenChange={onLinking} />}
        </Toolbar.Group>
      ))}
    </Toolbar.Root>
  )
}

function ToolButton({ tool: { label, keys, icon: Icon, use }, editor, isOn }: { tool: Tool; editor: Editor; isOn: boolean }) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={isOn}
      title={keys ? `${label} (${keys})` : label}
      className={TOOL}
      // Preserves the text selection, and the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!editor.selection) editor.select(editor.end([]))
        use(editor)
        // After a press by mouse the focus returns to the text; by keyboard the next tool may be wanted.
        if (event.detail > 0) ReactEditor.focus(editor)
      }}
    >
      <Icon {...ICON} />
    </Toolbar.Button>
  )
}
