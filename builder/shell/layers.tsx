'use client'
import { useDeferredValue, useRef, useState } from 'react'
import { useEditor, useEditorState } from '../state/editor-provider'
import { LayerSearch } from './layer-search'
import { LayerTree } from './layer-tree'
import { useRows } from './use-rows'

/** The page as a tree: everything on it, in order, each line one block. */
export function Layers() {
  const editor = useEditor()
  const [query, setQuery] = useState('')
  const { rows, fold } = useRows(useDeferredValue(query))
  const total = useEditorState(() => editor.tree.nodes.size)
  const tree = useRef<HTMLDivElement>(null)
  const isNarrowed = query.trim() !== ''
  return (
    <div data-panel="layers" className="relative flex h-full min-h-0 flex-col">
      <LayerSearch total={total} query={query} onQuery={setQuery} onLeave={() => tree.current?.focus()} />
      {/* Outside the tree element, because a tree may contain rows only. */}
      {rows.length === 0 && (
        <p className="shrink-0 px-3 py-4 text-studio-text-mute" role="status">
          {isNarrowed ? '찾는 이름의 블록이 없습니다. 다른 말로 찾아 주세요.' : '아직 블록이 없습니다. 왼쪽에서 블록을 골라 넣어 주세요.'}
        </p>
      )}
      <LayerTree tree={tree} rows={rows} fold={fold} isNarrowed={isNarrowed} />
    </div>
  )
}
