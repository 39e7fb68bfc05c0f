// Handles pointer and keys on the canvas. While editing, a click selects, links and forms open nothing, and islands still work; in
// preview everything works except leaving the page. Runs in the frame's window; its listeners run in the capture phase, before the page's
// own.
import { writablePath } from '../commands/writable-path'
import type { Geometry } from './geometry'
import { mayFill } from '../state/may-handle'
import type { CanvasHandle } from '../state/canvas-handle'
import { isQuietPress } from './press-quietly'
import { textAt } from './text-at'

/** The builder's own elements on the canvas: cards, drop targets, text being written. */
const OURS = '[data-chrome], [data-writing], [contenteditable]:not([contenteditable=false])'
const FIELDS = 'input, select, textarea'
const LINKS = 'a[href], area[href]'
const ENTERING = ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'] as const

export function listenToCanvas(handle: CanvasHandle, geometry: Geometry): () => void {
  const { editor } = handle
  const { window, document } = geometry
  const stop = new AbortController()
  const early = { signal: stop.signal, capture: true }
  const isEditing = () => editor.state.mode === 'edit'
  const elementOf = (event: Event): Element | null => {
    const target = event.target as Node | null
    return target && (target.nodeType === 1 ? (target as Element) : target.parentElement)
  }
  const isOurs = (element: Element | null) => element?.closest(OURS) !== null && element !== null
  const write = (id: string, path: readonly (string | number)[] | undefined) => {
    if (path && editor.state.role === 'adm' && mayFill(editor, [id], String(path[0]))) editor.store.setState({ writing: { id, path } })
  }

  // --- selecting

  /** The block selected when the pointer went down: a click on it starts writing, while the first click only selected it. */
  let wasAlone: string | null = null
  const onPointerDown = (event: PointerEvent) => {
    const element = elementOf(event)
    if (isOurs(element)) return
    handle.onAside?.(null)
    if (!isEditing()) return
    const { selection } = editor.state
    wasAlone = selection.length === 1 ? selection[0]! : null
    handle.onPointerDown(event, geometry.blockOf(element))
  }
  const onMouseDown = (event: MouseEvent) => {
    // A field of the page takes no focus, and a double click selects no words: both belong to the published page.
    const element = elementOf(event)
    if (isEditing() && !isOurs(element) && (event.detail > 1 || event.shiftKey || element?.closest(FIELDS))) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (isQuietPress()) return
    const element = elementOf(event)
    if (!element || isOurs(element)) return
    const link = element.closest(LINKS)
    if (!isEditing()) {
      if (link) stayHere(event, link)
      return
    }
    const piece = geometry.pieceAt(element)
    if (link || piece !== null || element.closest('[type=submit]')) event.preventDefault()
    if (piece !== null) event.stopPropagation()
    const id = geometry.blockOf(element)
    const isMore = event.ctrlKey || event.metaKey
    if (link && isMore) stayHere(event, link)
    if (id === null) {
      if (!isMore && !event.shiftKey) editor.select([])
      if (piece !== null) handle.onAside?.({ kind: 'piece', name: piece })
      return
    }
    const isAgain = wasAlone === id && !isMore && !event.shiftKey && event.detail === 1
    const node = editor.node(id)
    const frame = geometry.frameOf(id)
    if (isAgain && node && frame && !node.opaque) {
      const path = textAt(node.block, element, frame)
      if (path) return write(id, path)
    }
    if (!isAgain) editor.select([id], event.shiftKey ? 'add' : isMore ? 'toggle' : 'only')
  }
  const onDoubleClick = (event: MouseEvent) => {
    const element = elementOf(event)
    if (!isEditing() || isOurs(element)) return
    const id = geometry.blockOf(element)
    const node = id === null ? undefined : editor.node(id)
    const frame = id === null ? undefined : geometry.frameOf(id)
    if (!element || !node || !frame || node.opaque || editor.state.writing?.id === id) return
    editor.select([node.id])
    write(node.id, textAt(node.block, element, frame) ?? writablePath(node.block))
  }

  // --- hovering

  let hovered: Element | null = null
  let pending = 0
  const onPointerMove = (event: PointerEvent) => {
    if (!isEditing() || event.pointerType === 'touch') return
    hovered = elementOf(event)
    pending ||= window.requestAnimationFrame(() => {
      pending = 0
      hover(geometry.blockOf(hovered))
    })
  }
  const hover = (id: string | null) => {
    if (editor.state.hover !== id) editor.store.setState({ hover: id })
  }

  /** A shared piece does not react to the pointer: a menu that opens under it would cover what is edited. */
  const onEnter = (event: Event) => {
    if (isEditing() && geometry.pieceAt(elementOf(event)) !== null) event.stopPropagation()
  }

  // --- links and forms

  const stayHere = (event: Event, link: Element) => {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#') && !isEditing()) return
    event.preventDefault()
    handle.onAside?.({ kind: 'link', href })
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const action = (event.target as HTMLFormElement).getAttribute('action') ?? ''
    if (!isEditing()) handle.onAside?.({ kind: 'form', href: action })
  }
  const onAuxClick = (event: MouseEvent) => {
    const link = elementOf(event)?.closest(LINKS)
    if (link && event.button === 1) stayHere(event, link)
  }
  const onDragStart = (event: Event) => {
    if (isEditing() && !isOurs(elementOf(event))) event.preventDefault()
  }

  // --- menus and keys

  const onContextMenu = (event: MouseEvent) => {
    const element = elementOf(event)
    if (!isEditing() || isOurs(element)) return
    event.preventDefault()
    const id = geometry.blockOf(element)
    if (id !== null && !editor.state.selection.includes(id)) editor.select([id])
    handle.onContextMenu(inBuilder(event, window), id)
  }
  const onKeyDown = (event: KeyboardEvent) => handle.onKeyDown(event)

  window.addEventListener('pointerdown', onPointerDown, early)
  window.addEventListener('mousedown', onMouseDown, early)
  window.addEventListener('click', onClick, early)
  window.addEventListener('auxclick', onAuxClick, early)
  window.addEventListener('dblclick', onDoubleClick, early)
  window.addEventListener('submit', onSubmit, early)
  window.addEventListener('dragstart', onDragStart, early)
  window.addEventListener('contextmenu', onContextMenu, early)
  for (const name of ENTERING) window.addEventListener(name, onEnter, early)
  window.addEventListener('pointermove', onPointerMove, { signal: stop.signal, passive: true })
  document.documentElement.addEventListener('pointerleave', () => hover(null), { signal: stop.signal })
  // In the bubble phase: a key that the page or the text being written has handled is ignored.
  window.addEventListener('keydown', onKeyDown, { signal: stop.signal })
  return () => {
    stop.abort()
    window.cancelAnimationFrame(pending)
  }
}

/** The event in coordinates of the builder's own window. */
function inBuilder(event: MouseEvent, frame: Window): MouseEvent {
  const holder = frame.frameElement
  if (!holder) return event
  const { left, top, width } = holder.getBoundingClientRect()
  const scale = width / frame.innerWidth
  return new MouseEvent('contextmenu', {
    clientX: left + event.clientX * scale,
    clientY: top + event.clientY * scale,
    button: event.button,
    bubbles: true,
    cancelable: true,
  })
}
