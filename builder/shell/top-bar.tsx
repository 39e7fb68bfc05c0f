'use client'
import { Popover } from '@base-ui/react/popover'
import { ArrowLeft, Eye, Plus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCarried } from '../drag/use-drop-target'
import { runCommand } from '../commands/commands'
import { useEditor, useEditorState, useHead } from '../state/editor-provider'
import { CommandButton } from './command-button'
import { DeviceSwitch, ScaleMenu } from './device-switch'
import { PageMenu } from './page-menu'
import { Palette } from './palette'
import { useProblems } from '../problems/problems-provider'
import { useScreen, useScreenState, type Room } from './screen'
import { StatusPill } from '../ui/status-pill'
import { BUTTON, LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { Tip } from '../ui/tip'

interface TopBarProps {
  room: Room
  name: string
  saveStatus: ReactNode
  /** Whether saving has failed and says so at length: optional parts make room. */
  isTroubled: boolean
}

/** From left to right: the document, the view, the state of saving, publishing. */
export function TopBar({ room, name, saveStatus, isTroubled }: TopBarProps) {
  const { title, route = name } = useHead()
  const status = useScreenState((state) => state.status)
  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-b border-studio-line bg-studio-panel px-3 max-md:gap-1 max-md:px-1">
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <Tip words="목록으로">
          <a href="/ice_builder" aria-label="목록으로" className={BUTTON}>
            <ArrowLeft {...ICON} />
          </a>
        </Tip>
        {room === 'narrow' && <AddButton />}
        <div className="flex min-w-0 items-baseline gap-2">
          <h1 className="truncate text-studio-title tracking-tight">{title}</h1>
          {room !== 'narrow' && !isTroubled && (
            <span className="min-w-12 truncate max-sm:hidden text-studio-label font-normal text-studio-text-mute">{route}</span>
          )}
        </div>
        <span className="max-sm:hidden">
          <StatusPill status={status} />
        </span>
      </div>
      {(room === 'wide' || (room === 'narrow' && !isTroubled)) && (
        <div className="flex shrink-0 items-center gap-1">
          <DeviceSwitch />
          <ScaleMenu />
        </div>
      )}
      <div className="flex min-w-max flex-1 items-center justify-end gap-1 max-md:flex-none">
        <HistoryButtons />
        {room !== 'phone' && <span className="mx-1.5 h-5 w-px shrink-0 bg-studio-line" />}
        {saveStatus}
        {room !== 'phone' && (
          <>
            <ProblemsButton />
            <span className="mx-1.5 h-5 w-px shrink-0 bg-studio-line" />
            <CommandButton id="preview" className={LINE_BUTTON} words="미리보기">
              <Eye {...ICON} />
              {room === 'wide' && '미리보기'}
            </CommandButton>
          </>
        )}
        <CommandButton id="publish" className={`${MAIN_BUTTON} ml-1`}>
          게시
        </CommandButton>
        <PageMenu />
      </div>
    </header>
  )
}

function HistoryButtons() {
  const undo = useEditorState((state) => state.undoLabel)
  const redo = useEditorState((state) => state.redoLabel)
  return (
    <>
      <CommandButton id="undo" words={undo === null ? '되돌리기' : `되돌리기: ${undo}`} />
      <CommandButton id="redo" words={redo === null ? '다시 하기' : `다시 하기: ${redo}`} />
    </>
  )
}

function ProblemsButton() {
  const editor = useEditor()
  const { context } = useScreen()
  const { errors, warnings } = useProblems((state) => state.total)
  const isOpen = useEditorState((state) => state.panel === 'problems')
  const words =
    errors + warnings === 0
      ? '문제 없음'
      : [errors > 0 && `오류 ${errors}개`, warnings > 0 && `주의 ${warnings}개`].filter(Boolean).join(', ')
  return (
    <Tip words={words}>
      <button
        type="button"
        aria-label={`문제, ${words}`}
        aria-pressed={isOpen}
        onClick={() => (isOpen ? editor.store.setState({ panel: 'inspector' }) : void runCommand('problems', context))}
        className={`${BUTTON} font-normal aria-pressed:bg-studio-100 ${errors > 0 ? 'text-danger' : warnings > 0 ? 'text-warning' : 'text-studio-text-mute'}`}
      >
        <TriangleAlert {...ICON} />
        문제 <b className="font-semibold tabular-nums">{errors}</b>
        {warnings > 0 && (
          <>
            {' '}
            주의 <b className="font-semibold tabular-nums">{warnings}</b>
          </>
        )}
      </button>
    </Tip>
  )
}

/** On a narrow screen a button opens the palette. */
function AddButton() {
  const { store } = useScreen()
  const isOpen = useScreenState((state) => state.isPaletteOpen)
  const isCarrying = useCarried() !== null
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => store.setState({ isPaletteOpen: open })}>
      <Popover.Trigger className={LINE_BUTTON}>
        <Plus {...ICON} />
        추가
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="start" sideOffset={6} collisionPadding={8} className="z-(--z-overlay)">
          <Popover.Popup
            aria-label="추가"
            className={`${POPUP} h-[min(40rem,var(--available-height))] w-68 ${isCarrying ? 'pointer-events-none opacity-0' : ''}`}
          >
            <Palette onInserted={() => store.setState({ isPaletteOpen: false })} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
