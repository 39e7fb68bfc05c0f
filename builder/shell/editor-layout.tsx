'use client'
import { Frame } from '../canvas/frame'
import { useCarried } from '../drag/use-drop-target'
import { ConflictDialog } from '../save/conflict-dialog'
import { ImportDialog } from '../save/import-dialog'
import { PublishDialog } from '../save/publish-dialog'
import { RestoreOffer } from '../save/restore-offer'
import { SaveStatus } from '../save/save-status'
import type { SaveState } from '@/renderer/editing/saver'
import { useSaveStatus } from '../save/saver-provider'
import type { Panel } from '../state/editor'
import { useEditor, useEditorState } from '../state/editor-provider'
import { ContentSheet } from '../text/content-sheet'
import { SlashMenu } from '../text/slash-menu'
import { CommandPalette } from './command-palette'
import { ContextMenu } from './context-menu'
import { jumpToProblem } from './jump-to-problem'
import { Layers } from './layers'
import { LiveRegion } from './live-region'
import type { EditorSession } from './open-session'
import { Palette } from './palette'
import { PhoneSheet } from './phone-sheet'
import { PhoneTools } from './phone-tools'
import { PreviewStrip } from './preview-strip'
import { SaveFragment } from './save-fragment'
import { useScreen, useScreenState } from './screen'
import { ShortcutSheet } from './shortcut-sheet'
import { Detail, SidePanels } from './side-panels'
import { StatusBar } from './status-bar'
import { CHROME } from '../ui/chrome'
import { TopBar } from './top-bar'
import { useRoom } from './use-room'

/** The screen of the editor: the page in the middle, panels around it. The frame stays the same element at every width. */
export function EditorLayout({ name, session: { handle, copies } }: { name: string; session: EditorSession }) {
  const { context } = useScreen()
  const room = useRoom()
  const isPreview = useEditorState((state) => state.mode === 'preview')
  const isOpen = useScreenState((state) => state.isSheetOpen)
  const panel = useEditorState((state) => state.panel)
  const isTroubled = useSaveStatus(({ state }) => !QUIET.has(state))
  return (
    <div className={`${CHROME} fixed inset-0 flex flex-col overflow-clip bg-studio-chrome`} data-room={room}>
      {isPreview ? (
        <PreviewStrip room={room} />
      ) : (
        <TopBar
          room={room}
          name={name}
          saveStatus={room !== 'phone' ? <SaveStatus /> : !isTroubled && <BetweenSaveStatus />}
          isTroubled={isTroubled}
        />
      )}
      {!isPreview && room === 'phone' && <PhoneSaveStatus isQuiet={!isTroubled} />}
      <div className="flex min-h-0 flex-1">
        {!isPreview && room === 'wide' && (
          <aside aria-label="추가할 것" className="w-61 shrink-0 border-r border-studio-line bg-studio-panel">
            <Palette />
          </aside>
        )}
        <main id="main" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
          <Frame handle={handle} context={context} />
          {!isPreview && room !== 'phone' && <StatusBar />}
        </main>
        {!isPreview && room !== 'phone' && <SidePanels />}
      </div>
      {!isPreview && room === 'phone' && (
        <>
          {isOpen && (
            <PhoneSheet key={sheetOf(panel)} label={SHEETS[panel]}>
              <SheetContent panel={panel} />
            </PhoneSheet>
          )}
          <PhoneTools />
        </>
      )}
      <Overlays copies={copies} />
      <LiveRegion />
    </div>
  )
}

/** States of saving that need no action of the editor. */
const QUIET: ReadonlySet<SaveState> = new Set(['saved', 'dirty', 'saving'])

/** A tablet's bar has room for the state of saving. */
const BetweenSaveStatus = () => (
  <span className="flex items-center max-sm:hidden">
    <SaveStatus />
  </span>
)

/** On a phone only a state that needs an action is shown, on a line of its own. */
function PhoneSaveStatus({ isQuiet }: { isQuiet: boolean }) {
  return (
    <div
      className={
        isQuiet
          ? 'sr-only sm:hidden'
          : 'flex min-h-11 shrink-0 flex-wrap items-center gap-x-1 border-b border-studio-line bg-studio-panel px-3.5'
      }
    >
      <SaveStatus />
    </div>
  )
}

const SHEETS: Record<Panel, string> = {
  palette: '추가',
  layers: '구조',
  inspector: '속성',
  page: '속성',
  problems: '문제',
  history: '게시 이력',
}
/** Panels in the same place share the height that the sheet was dragged to. */
const sheetOf = (panel: Panel): string => (panel === 'palette' || panel === 'layers' ? panel : 'detail')

function SheetContent({ panel }: { panel: Panel }) {
  const { store } = useScreen()
  if (panel === 'palette') return <Palette onInserted={() => store.setState({ isSheetOpen: false })} />
  if (panel === 'layers') return <Layers />
  return <Detail />
}

function Overlays({ copies }: { copies: EditorSession['copies'] }) {
  const editor = useEditor()
  const { store } = useScreen()
  const overlay = useEditorState((state) => state.overlay)
  const isFirst = useScreenState((state) => state.status === 'draft')
  const isSavingFragment = useScreenState((state) => state.isSavingFragment)
  const isCarrying = useCarried() !== null
  return (
    <>
      {!isCarrying && <ContextMenu onSaveFragment={() => store.setState({ isSavingFragment: true })} />}
      {isSavingFragment && <SaveFragment onClose={() => store.setState({ isSavingFragment: false })} />}
      <CommandPalette />
      <SlashMenu />
      <ContentSheet />
      <ShortcutSheet />
      {overlay === 'publish' && (
        <PublishDialog
          isFirst={isFirst}
          onPublished={() => store.setState({ status: 'published' })}
          onJump={(problem) => {
            jumpToProblem(editor, problem)
            // On a phone the field is in the sheet.
            store.setState({ isSheetOpen: true })
          }}
        />
      )}
      {overlay === 'import' && <ImportDialog />}
      <ConflictDialog />
      <RestoreOffer copies={copies} />
    </>
  )
}
