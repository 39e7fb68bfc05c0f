'use client'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import { Inspector } from '../inspector/inspector'
import { ProblemsPanel } from '../problems/problems-panel'
import type { FoundProblem } from '../problems/found-problem'
import { HistoryPanel } from '../save/history-panel'
import type { Panel as PanelName } from '../state/editor'
import { useEditor, useEditorState } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { jumpToProblem } from './jump-to-problem'
import { Layers } from './layers'
import { useProblems } from '../problems/problems-provider'
import { useScreen, useScreenState } from './screen'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'

/** Beside the page: its tree above, the properties of the selection below, and a draggable bar between them. */
export function SidePanels() {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id: 'maru-side', panelIds: ['layers', 'detail'] })
  return (
    <aside aria-label="구조와 속성" className="w-76 shrink-0 border-l border-studio-line bg-studio-panel">
      <Group orientation="vertical" id="maru-side" defaultLayout={defaultLayout} onLayoutChanged={onLayoutChanged}>
        <Panel id="layers" defaultSize="37%" minSize="120px">
          <Layers />
        </Panel>
        <Separator className="relative h-px bg-studio-line outline-none after:absolute after:inset-x-0 after:-top-1 after:h-2.25 hover:after:bg-studio-accent-200 focus-visible:after:bg-studio-select data-[separator=active]:after:bg-studio-select" />
        <Panel id="detail" minSize="160px">
          <Detail />
        </Panel>
      </Group>
    </aside>
  )
}

/** Properties, unless the editor opened the problems or the history. */
export function Detail() {
  const panel = useEditorState((state) => state.panel)
  const { context } = useScreen()
  const status = useScreenState((state) => state.status)
  if (panel === 'problems') return <Problems />
  if (panel === 'history')
    return (
      <Titled title="게시 이력">
        <HistoryPanel />
      </Titled>
    )
  return (
    <div data-panel="inspector" className="relative h-full min-h-0 overflow-y-auto overscroll-contain">
      <Inspector context={context} status={status} />
    </div>
  )
}

function Problems() {
  const { context } = useScreen()
  const editor = useEditor()
  const problems = useProblems((state) => state.problems)
  return (
    <Titled title="문제">
      <ProblemsPanel
        problems={problems}
        labelOf={(id) => labelOf(editor.node(id))}
        onJump={(problem: FoundProblem) => jumpToProblem(context.editor, problem)}
      />
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const editor = useEditor()
  const back: PanelName = 'inspector'
  return (
    <div data-panel={title} className="flex h-full min-h-0 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-1 border-b border-studio-line px-1.5 max-md:h-12">
        <button type="button" aria-label="속성으로" onClick={() => editor.store.setState({ panel: back })} className={BUTTON}>
          <ArrowLeft {...ICON} />
        </button>
        <h2 className="text-studio-title">{title}</h2>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
    </div>
  )
}
