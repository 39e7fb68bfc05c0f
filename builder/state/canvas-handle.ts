// What the builder's window and the canvas's window share: one object on the builder's `window`, read by a frame of the same
// origin. The canvas renders `editor`; the builder measures and scrolls through `canvas`, which the frame fills in.
import type { PageContext } from '@/renderer/define-block'
import type { Editor } from './editor'

/** A rectangle in the canvas's own document coordinates (CSS pixels, scroll included, scale not). */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** A list of blocks on the canvas. `key` is `parent|slot`, `|` for the page. */
export interface SlotBox extends Box {
  parent: string | null
  slot: string
  /** How its blocks follow each other. */
  flow: 'column' | 'row'
  /** Children in order, with their boxes. */
  items: readonly { id: string; box: Box }[]
}

export interface Canvas {
  window: Window
  document: Document
  /** Union of what the block renders; undefined when it renders nothing. */
  boxOf: (id: string) => Box | undefined
  /** Every list that accepts drops, outer ones first. `measure` updates it. */
  slots: () => readonly SlotBox[]
  measure: () => void
  /** Innermost block at a point of the canvas's viewport (clientX/Y of the frame's window). */
  blockAt: (x: number, y: number) => string | null
  reveal: (id: string) => void
  /** Called after anything may have moved: a render, a picture, a scroll, a resize. */
  onMoved: (listener: () => void) => () => void
}

/** A click on the canvas that the builder answers: the target of a link, or the piece that the block belongs to. */
export type Aside = { kind: 'link' | 'form'; href: string } | { kind: 'piece'; name: string }

export interface CanvasHandle {
  editor: Editor
  /** The part of the page context that views receive; `now` is fixed, so that the canvas does not change by itself. */
  page: Omit<PageContext, 'page'>
  /** Set by the frame when it has rendered; undefined after it is unloaded. */
  canvas: Canvas | undefined
  attach: (canvas: Canvas | undefined) => void
  /** Pointer and key events of the frame that concern the builder. */
  onPointerDown: (event: PointerEvent, blockId: string | null) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** `clientX` and `clientY` are in the builder's window, whatever the scale of the frame. */
  onContextMenu: (event: MouseEvent, blockId: string | null) => void
  /** Set by the frame's own part of the builder (frame.tsx). */
  onAside?: (aside: Aside | null) => void
}

/** Sent to the builder's window when records that blocks show were changed: the canvas loads them again. */
export const RECORDS_EVENT = 'maru:records'

/** Sent to the frame's element when `canvas` was set or cleared. */
export const CANVAS_EVENT = 'maru:canvas'

declare global {
  interface Window {
    maruBuilder?: CanvasHandle
    /** For measurements: the editor, and how often each block was rendered. */
    __ice?: { editor: Editor; renders: Map<string, number> }
  }
}
