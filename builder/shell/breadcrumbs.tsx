'use client'
import { ChevronRight } from 'lucide-react'
import { ancestorsOf } from '@/schemas/page/tree'
import { useEditor, useEditorState, useHead, useOfNode } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { reveal } from './reveal'
import { ICON } from '../ui/icon'

const CRUMB = 'rounded-sm px-1 py-0.5 hover:bg-studio-100 hover:text-studio-text'

/** The ancestors of the selected block, from the page down; each of them selects its block. */
export function Breadcrumbs() {
  const editor = useEditor()
  const { kind } = useHead()
  const lead = useEditorState((state) => state.primary)
  const count = useEditorState((state) => state.selection.length)
  // A string, so that it renders again when an ancestor moves, not with every letter.
  const way = useEditorState(() => (lead === null ? '' : ancestorsOf(editor.tree, lead).join(' ')))
  const path = way === '' ? [] : way.split(' ').reverse()
  return (
    <nav aria-label="선택 경로" className="min-w-0 flex-1 text-studio-text-mute">
      <ol className="flex min-w-0 items-center">
        <li>
          <button
            type="button"
            onClick={() => editor.select([])}
            aria-current={lead === null ? 'true' : undefined}
            className={`${CRUMB} ${lead === null ? 'font-medium text-studio-text' : ''}`}
          >
            {KIND_WORDS[kind]}
          </button>
        </li>
        {path.map((id) => (
          <Crumb key={id} id={id} />
        ))}
        {lead !== null && <Crumb id={lead} isLast count={count} />}
      </ol>
    </nav>
  )
}

const KIND_WORDS = { page: '페이지', fragment: '공통 조각', popup: '팝업', template: '서식' } as const

function Crumb({ id, isLast = false, count = 1 }: { id: string; isLast?: boolean; count?: number }) {
  const editor = useEditor()
  const label = useOfNode(id, labelOf)
  return (
    <li className="flex min-w-0 items-center">
      <ChevronRight {...ICON} size={12} className="shrink-0" />
      <button
        type="button"
        aria-current={isLast ? 'true' : undefined}
        onClick={() => {
          editor.select([id])
          reveal(id)
        }}
        className={`${CRUMB} truncate ${isLast ? 'font-medium text-studio-text' : ''}`}
      >
        {label}
        {count > 1 && ` 외 ${count - 1}개`}
      </button>
    </li>
  )
}
