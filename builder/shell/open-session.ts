// Creates everything that one edited document needs: the editor, its saver, its watchers, and the handle through which the canvas's
// window finds them.
import type { PageContext } from '@/renderer/define-block'
import { makePreviewLink, type openDraft } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import type { PageScope } from '@/schemas/rules/base/page-scope'
import { PREVIEW_LINK } from '@/schemas/rules/base/preview-link'
import { CallFailure } from '@/schemas/api/base/failure'
import { showFault, showSnackbar } from '@/lib/ui/show-snackbar'
import type { Canvas, CanvasHandle } from '../state/canvas-handle'
import type { CommandContext, ScreenActions } from '../commands/command'
import { attachClipboard, type ClipboardActions } from '../commands/attach-clipboard'
import { handleKey } from '../commands/handle-key'
import { beginCanvasDrag, prepareCanvas } from '../drag/begin-canvas-drag'
import { createSaver } from '../save/create-saver'
import { exportJson } from '../save/export-json'
import { restoreDiscarded } from '../save/restore-work'
import type { Saver } from '@/renderer/editing/saver'
import { localCopies, type LocalCopies } from '@/renderer/editing/local-copies'
import type { LocalCopy } from '@/renderer/editing/saver'
import { Editor } from '../state/editor'
import { randomId } from '@/lib/random-id'
import { followAddress } from './follow-address'
import { createPaletteUse, rememberUse } from './palette-use'
import { watchProblems } from '../problems/watch-problems'
import { pasteForeign } from '../text/paste-to-blocks'
import { createScreenStore, type Screen } from './screen'
import { readRoom } from './use-room'

export interface SessionInput {
  draft: Item<typeof openDraft>
  person: { id: string; role: 'adm' | 'mng'; scope?: PageScope; isSeeing?: boolean }
  /** The part of the page context that views receive. */
  page: Omit<PageContext, 'page'>
}

export interface EditorSession {
  editor: Editor
  screen: Screen
  saver: Saver
  copies: LocalCopies<LocalCopy>
  handle: CanvasHandle
  /** Attaches the session to this window. @returns a function that detaches it. */
  mount: () => () => void
}

/** Validators must be loaded before, because reading a document needs them. */
export function openSession({ draft, person, page }: SessionInput): EditorSession {
  const editor = new Editor({
    id: draft.id,
    kind: draft.kind,
    document: draft.definition,
    role: person.role,
    ...(person.scope ? { scope: person.scope } : {}),
    onRefused: showFault,
    isSeeing: person.isSeeing ?? false,
    staffId: person.id,
    newId: () => randomId((bytes) => crypto.getRandomValues(bytes)),
  })
  // On a phone the page is as wide as the phone.
  if (readRoom() === 'phone') editor.store.setState({ device: 'free' })
  const copies = watchedCopies(localCopies(draft.id, person.id, () => Date.now()))
  const saver = createSaver(editor, copies, { draftNumber: draft.draftNumber, savedAt: Date.parse(draft.updatedAt) })
  const store = createScreenStore(draft.status)
  const actions: ScreenActions = {
    saveNow: () => void saveNow(editor, saver),
    openPreview: () => void openPreview(editor, saver, page.path),
    copyPreviewLink: () => void copyPreviewLink(editor, saver, page.path),
    exportJson: () => exportJson(editor),
    hasDiscarded: () => saver.store.getState().discarded !== null,
    restoreDiscarded: () => void restoreDiscarded(editor, saver),
    focus: (where) => focusPanel(where, store),
  }
  const context: CommandContext = { editor, screen: actions }
  const screen: Screen = { store, context, problems: watchProblems(editor), paletteUse: createPaletteUse(person.id) }
  const tell = (message: string): void => {
    editor.announce(message, { urgent: true })
    showSnackbar(message)
  }
  const clipboard: ClipboardActions = {
    editor,
    onForeign: (foreign) => void pasteForeign(editor, foreign, tell),
    onRefusal: ({ message }) => tell(message),
  }

  let leaveCanvas: () => void = () => undefined
  const handle: CanvasHandle = {
    editor,
    page,
    canvas: undefined,
    attach(canvas: Canvas | undefined) {
      leaveCanvas()
      handle.canvas = canvas
      if (canvas) prepareCanvas(canvas.window)
      leaveCanvas = canvas ? attachClipboard(canvas.window, clipboard) : () => undefined
    },
    onPointerDown: (event, blockId) => {
      // A menu of the builder's own window gets no press inside the frame.
      store.setState({ menuAt: null })
      beginCanvasDrag(event, blockId, { editor, canvas: () => handle.canvas })
    },
    onKeyDown: (event) => void handleKey(event, context, true),
    onContextMenu: ({ clientX, clientY }, blockId) => openMenu(clientX, clientY, blockId),
  }
  function openMenu(x: number, y: number, blockId: string | null): void {
    if (editor.state.selection.length === 0 || editor.state.mode !== 'edit') return
    // By keyboard there is no pointer: the menu opens at the selected block.
    const at = blockId === null && editor.state.primary !== null ? placeOnScreen(handle, editor.state.primary) : undefined
    store.setState({ menuAt: at ?? { x, y } })
  }

  return {
    editor,
    screen,
    saver,
    copies,
    handle,
    mount: () => {
      window.maruBuilder = handle
      // A canvas that stayed while the session was detached is attached again.
      if (handle.canvas) handle.attach(handle.canvas)
      saver.attend()
      const stop = new AbortController()
      const { signal } = stop
      const ends = [
        copies.hold(),
        screen.problems.start(),
        attachClipboard(window, clipboard),
        markChanged(editor, screen),
        rememberUse(screen.paletteUse, editor),
        findBlocks(editor, actions),
        followAddress(editor, saver),
      ]
      addEventListener('keydown', (event) => void handleKey(event, context), { signal })
      addEventListener(
        'beforeunload',
        (event) => {
          // Work is lost only when neither the server nor this browser's storage has it.
          if (saver.unsaved.length > 0 && !copies.isComplete()) event.preventDefault()
        },
        { signal },
      )
      return () => {
        stop.abort()
        for (const end of ends) end()
        leaveCanvas()
        // The saver stays with its editor: pending work is sent, and a session that is mounted again goes on saving.
        void saver.flush()
        if (window.maruBuilder === handle) delete window.maruBuilder
      }
    },
  }
}

/** The local copies, and whether every write has been stored. */
function watchedCopies(copies: LocalCopies<LocalCopy>): LocalCopies<LocalCopy> & { isComplete: () => boolean } {
  let waiting = 0
  let hasFailed = false
  return {
    ...copies,
    isComplete: () => waiting === 0 && !hasFailed,
    put: async (work) => {
      waiting++
      try {
        await copies.put(work)
        hasFailed = false
      } catch (error) {
        hasFailed = true
        throw error
      } finally {
        waiting--
      }
    },
  }
}

/** `/` focuses the search of an open palette; otherwise, and with a place of its own, it opens the menu at that place. */
function findBlocks({ store }: Editor, { focus }: ScreenActions): () => void {
  return store.subscribe(({ overlay, writing, insertAt }) => {
    if (overlay !== 'slash' || writing !== null || insertAt !== null || readRoom() !== 'wide') return
    store.setState({ overlay: null })
    focus('palette')
  })
}

/** From the first change on, the draft differs from the published version. */
function markChanged(editor: Editor, { store }: Screen): () => void {
  return editor.subscribe(({ by }) => {
    if (by !== 'load' && store.getState().status === 'published') store.setState({ status: 'changed' })
  })
}

async function saveNow(editor: Editor, saver: Saver): Promise<void> {
  editor.seal()
  if (await saver.flush()) editor.announce('저장했습니다.')
  else editor.announce(saver.store.getState().message || '아직 저장하지 못했습니다.', { urgent: true })
}

/** Opens the draft as a page of the site, with the editor's cookie. */
async function openPreview(editor: Editor, saver: Saver, path: string): Promise<void> {
  // Opened synchronously, or the browser blocks it as a popup.
  const view = window.open('', '_blank')
  await saver.flush()
  const previewPath = `${pathOf(editor, path)}?preview=Y`
  if (view) view.location.href = previewPath
  else location.assign(previewPath)
}

async function copyPreviewLink(editor: Editor, saver: Saver, path: string): Promise<void> {
  try {
    await saver.flush()
    const { item } = await call(makePreviewLink, { path: pathOf(editor, path) })
    await navigator.clipboard.writeText(new URL(item.url, location.href).href)
    const words = `미리 보기 링크를 복사했습니다. ${PREVIEW_LINK.opensWithin}분 안에 한 번 열 수 있고, 연 뒤 ${PREVIEW_LINK.showsFor}분 동안 보입니다.`
    editor.announce(words)
    showSnackbar(words)
  } catch (error) {
    const words = error instanceof CallFailure ? error.message : '링크를 복사하지 못했습니다. 브라우저의 클립보드 권한을 확인해 주세요.'
    editor.announce(words, { urgent: true })
    showSnackbar(words)
  }
}

const pathOf = (editor: Editor, path: string): string => {
  const route = editor.tree.head.route ?? path
  // A page about one record is shown with its sample record.
  return route.replace(/:\w+\??/g, () => editor.state.sample ?? '1') || path
}

/** Shows a part of the screen and focuses it. */
function focusPanel(where: Parameters<ScreenActions['focus']>[0], store: Screen['store']): void {
  if (where === 'palette')
    return store.setState(({ paletteRequests }) => ({ paletteRequests: paletteRequests + 1, isPaletteOpen: true, isSheetOpen: true }))
  if (where === 'canvas') return window.maruBuilder?.canvas?.window.focus()
  store.setState({ isSheetOpen: true })
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>(`[data-panel=${where}]`)
    // A name being edited has the focus already.
    if (!panel || panel.contains(document.activeElement)) return
    const inside = where === 'layers' ? panel.querySelector<HTMLElement>('[role=tree]') : null
    ;(inside ?? panel.querySelector<HTMLElement>('input, textarea, [role=tab], button') ?? panel).focus()
  })
}

/** The corner of a block in the builder's own window. */
function placeOnScreen({ canvas }: CanvasHandle, id: string): { x: number; y: number } | undefined {
  const box = canvas?.boxOf(id)
  const frame = canvas?.window.frameElement?.getBoundingClientRect()
  if (!canvas || !box || !frame) return undefined
  const scale = frame.width / canvas.window.innerWidth
  const x = frame.left + (box.x - canvas.window.scrollX) * scale + 12
  const y = frame.top + (box.y - canvas.window.scrollY) * scale + 12
  return { x: Math.max(frame.left, Math.min(x, frame.right)), y: Math.max(frame.top, Math.min(y, frame.bottom)) }
}
