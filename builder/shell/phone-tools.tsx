'use client'
import { Eye, Layers as LayersIcon, Plus, SlidersHorizontal, TriangleAlert, type LucideIcon } from 'lucide-react'
import { runCommand } from '../commands/commands'
import type { Panel } from '../state/editor'
import { useEditor, useEditorState } from '../state/editor-provider'
import { useProblems } from '../problems/problems-provider'
import { useScreen, useScreenState } from './screen'

/** The five tools of a phone. Each opens the one sheet; a second press closes it. */
export function PhoneTools() {
  const editor = useEditor()
  const { store, context } = useScreen()
  const panel = useEditorState((state) => state.panel)
  const isOpen = useScreenState((state) => state.isSheetOpen)
  // What the list of pages counts: what publishing refuses.
  const { errors } = useProblems((state) => state.total)
  const shown = isOpen ? (panel === 'page' || panel === 'history' ? 'inspector' : panel) : null
  const tools: [Panel, string, LucideIcon][] = [
    ['palette', '추가', Plus],
    ['layers', '구조', LayersIcon],
    ['inspector', '속성', SlidersHorizontal],
    ['problems', errors > 0 ? `문제 ${errors}` : '문제', TriangleAlert],
  ]
  return (
    <nav
      aria-label="편집 도구"
      className="relative z-10 grid shrink-0 grid-cols-5 border-t border-studio-line bg-studio-panel pb-[env(safe-area-inset-bottom)]"
    >
      {tools.map(([name, words, Icon]) => (
        <Tool
          key={name}
          words={words}
          Icon={Icon}
          isCurrent={shown === name}
          onPress={() => {
            if (shown === name) return store.setState({ isSheetOpen: false })
            editor.store.setState({ panel: name })
            store.setState({ isSheetOpen: true })
          }}
        />
      ))}
      <Tool words="미리보기" Icon={Eye} isCurrent={false} onPress={() => void runCommand('preview', context)} />
    </nav>
  )
}

function Tool({ words, Icon, isCurrent, onPress }: { words: string; Icon: LucideIcon; isCurrent: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isCurrent}
      onClick={onPress}
      className={`grid h-15 place-items-center content-center gap-1 text-studio-label ${isCurrent ? 'text-studio-select' : 'font-normal text-studio-text-mute'}`}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {words}
    </button>
  )
}
