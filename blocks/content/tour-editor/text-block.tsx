'use client'
import { useSyncExternalStore } from 'react'
import { cleanPlain } from '@/lib/html/clean-plain'
import { kindAt, setKind } from '@/lib/rich-text/block-kind'
import { RichTextEditor } from '@/lib/rich-text/rich-text-editor'
import { listAtCaret, toggleList } from '@/lib/rich-text/toggle-list'
import { hasMark, toggleMark } from '@/lib/rich-text/toggle-mark'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { useSlate } from 'slate-react'
import type { Block } from '@/schemas/page/document'
import { TEXT_MOST, type TextProps } from '@/schemas/rules/content/home-tour/tour-document'
import { useTour } from './tour-context'

/** A text in the engine of the builder, with a member's few tags. Undo is the tour's. */
export function TextBlock({ block, name }: { block: Block; name: string }) {
  const { page } = useTour()
  const { html } = block.props as unknown as TextProps
  const isTooLong = html.length > TEXT_MOST
  return (
    <div onBlur={() => page.seal()} className="rounded-sm border border-line-field">
      <RichTextEditor
        clean={cleanPlain}
        html={html}
        onChange={(next) =>
          page.edit('글 고치기', [{ op: 'setProp', id: block.id, path: ['html'], value: cleanPlain(next) }], { key: `text:${block.id}` })
        }
        label={name}
        aria={isTooLong ? { 'aria-invalid': true } : {}}
        placeholder="이 공간의 이야기를 들려주세요"
        undo={() => void page.undo()}
        redo={() => void page.redo()}
        say={(words) => showSnackbar(words)}
        className="prose min-h-32 px-4 py-3"
        toolbar={<TextTools />}
      />
      <FaultLine id={`fault-${block.id}`} text={isTooLong ? '글이 너무 깁니다. 나누어 입력해 주세요.' : undefined} />
    </div>
  )
}

const never = () => () => undefined

function TextTools() {
  const editor = useSlate()
  // Keys of a phone have no Ctrl; those of a desk are told.
  const hasMouse = useSyncExternalStore(
    never,
    () => matchMedia('(pointer: fine)').matches,
    () => false,
  )
  const tools = [
    { label: '굵게', keys: 'Ctrl+B', isOn: hasMark(editor, 'strong'), run: () => toggleMark(editor, 'strong') },
    {
      label: '소제목',
      keys: 'Ctrl+Alt+3',
      isOn: kindAt(editor) === 'h3',
      run: () => setKind(editor, kindAt(editor) === 'h3' ? 'paragraph' : 'h3'),
    },
    { label: '목록', keys: 'Ctrl+Shift+8', isOn: listAtCaret(editor) === 'ul', run: () => toggleList(editor, 'ul') },
  ]
  return (
    <div role="group" aria-label="글 모양" className="flex gap-1 border-b border-line px-2">
      {tools.map(({ label, keys, isOn, run }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          {...(hasMouse ? { title: keys } : {})}
          // The caret stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
          className={`inline-flex min-h-11 items-center px-2 text-small ${isOn ? 'font-semibold text-ink' : 'font-medium text-ink-mute'}`}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
