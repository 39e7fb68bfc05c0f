'use client'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEditor } from '../state/editor-provider'

/** Replaces a block that could not be rendered while editing: its name, the error, and two ways to go on. */
export function FaultCard({ id, label, words, onRetry }: { id?: string; label: string; words: string; onRetry?: () => void }) {
  const editor = useEditor()
  const mend = (chosen: string) => {
    editor.select([chosen])
    editor.store.setState({ panel: 'inspector' })
  }
  const remove = (chosen: string) => {
    if (editor.edit(`${label} 지우기`, [{ op: 'remove', id: chosen }])) editor.announce(`${label} 블록을 지웠습니다.`)
  }
  return (
    <div
      role="note"
      className="w-full p-2 text-left [zoom:var(--unscale,1)] text-studio-body text-studio-text [--color-focus:var(--color-studio-select)]"
    >
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-dashed border-studio-field bg-studio-panel px-4 py-3">
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-danger" />
        <div className="min-w-48 flex-1">
          <p className="font-semibold">{label}</p>
          <p className="text-studio-text-mute">{words}</p>
        </div>
        <div className="flex gap-1" data-chrome="">
          {onRetry && <CardButton onClick={onRetry}>다시 불러오기</CardButton>}
          {id !== undefined && <CardButton onClick={() => mend(id)}>고치기</CardButton>}
          {id !== undefined && <CardButton onClick={() => remove(id)}>지우기</CardButton>}
        </div>
      </div>
    </div>
  )
}

function CardButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex h-8 items-center rounded-sm border border-studio-300 bg-studio-panel px-3 font-medium hover:bg-studio-100 pointer-coarse:h-11"
    >
      {children}
    </button>
  )
}
