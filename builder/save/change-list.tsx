'use client'
import { useEditor, useEditorState } from '../state/editor-provider'
import { CHANGE_WORDS, describeChanges, type ChangeLine } from './describe-changes'
import { usePublished } from './use-published'

/** How many changes are listed; the rest is a number. */
const SHOWN = 50

/** The changes that publishing would make, in words; a press shows the block. */
export function ChangeList({ isFirst, onShow }: { isFirst: boolean; onShow: (blockId: string | null) => void }) {
  const editor = useEditor()
  // The draft may change behind the dialog: by another tab's edits, or an undo.
  useEditorState((state) => state.version)
  const { data, error, mutate } = usePublished(editor.id)
  if (isFirst || data === null) return <p className="text-studio-text-mute">처음 게시하는 문서입니다.</p>
  if (error)
    return (
      <p role="alert" className="text-danger">
        지난 게시본을 불러오지 못해 달라진 것을 보여 드릴 수 없습니다.{' '}
        <button type="button" className="underline" onClick={() => void mutate()}>
          다시 불러오기
        </button>
      </p>
    )
  if (data === undefined)
    return (
      <p role="status" className="text-studio-text-mute">
        지난 게시본과 비교하는 중입니다.
      </p>
    )
  const lines = describeChanges(data.definition, editor.document())
  if (lines.length === 0) return <p className="text-studio-text-mute">버전 {data.number}에서 달라진 것이 없습니다.</p>
  return (
    <section aria-label="달라진 것">
      <h3 className="mb-1 text-studio-label text-studio-text-mute">
        버전 {data.number}에서 달라진 것 {lines.length}건
      </h3>
      <ul className="rounded-md border border-studio-line">
        {lines.slice(0, SHOWN).map((line, i) => (
          <li key={i} className="border-b border-studio-line last:border-b-0">
            <Line line={line} onShow={onShow} />
          </li>
        ))}
        {lines.length > SHOWN && <li className="px-3 py-2 text-studio-text-mute">그 밖에 {lines.length - SHOWN}건이 더 달라졌습니다.</li>}
      </ul>
    </section>
  )
}

function Line({ line: { kind, label, excerpt, detail, blockId }, onShow }: { line: ChangeLine; onShow: (id: string | null) => void }) {
  const content = (
    <>
      <span className="w-9 shrink-0 font-medium text-studio-800">{CHANGE_WORDS[kind]}</span>
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {excerpt && <span className="ms-1.5 break-all text-studio-text-mute">{excerpt}</span>}
        {detail && <span className="block text-studio-label font-normal text-studio-text-mute">{detail}</span>}
      </span>
    </>
  )
  // A removed block cannot be shown.
  if (kind === 'removed') return <div className="flex gap-2 px-3 py-2">{content}</div>
  return (
    <button
      type="button"
      onClick={() => onShow(blockId ?? null)}
      className="flex w-full gap-2 px-3 py-2 text-left hover:bg-studio-100 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-studio-select max-md:min-h-11 pointer-coarse:min-h-11"
    >
      {content}
    </button>
  )
}
