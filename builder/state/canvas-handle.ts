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
/** A list of blocks as it stands on the canvas. `key` is `parent|slot`, `|` for the page. */
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
  /** Union of what the block renders; undefined where it renders nothing. */
  boxOf: (id: string) => Box | undefined
  /** Every list a block may be dropped into, outer ones first. Measured anew by `measure`. */
  slots: () => readonly SlotBox[]
  measure: () => void
  /** Innermost block at a point of the canvas's viewport (clientX/Y of the frame's window). */
  blockAt: (x: number, y: number) => string | null
  reveal: (id: string) => void
  /** Called after anything may have moved: a render, a picture, a scroll, a resize. */
  onMoved: (listener: () => void) => () => void
}

/** What a click on the canvas asks to be told about: where a link leads, or that this is a piece shared by many pages. */
export type Aside = { kind: 'link' | 'form'; href: string } | { kind: 'piece'; name: string }

export interface CanvasHandle {
  editor: Editor
  /** What views are told of the page; `now` is given once, so that the canvas stands still. */
  page: Omit<PageContext, 'page'>
  /** Filled by the frame when it has rendered; undefined again when it goes. */
  canvas: Canvas | undefined
  attach: (canvas: Canvas | undefined) => void
  /** Pointer and key events of the frame that concern the builder. */
  onPointerDown: (event: PointerEvent, blockId: string | null) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** `clientX` and `clientY` are the builder's own, whatever the scale of the frame. */
  onContextMenu: (event: MouseEvent, blockId: string | null) => void
  /** Set by the frame's own part of the builder (frame.tsx). */
  onAside?: (aside: Aside | null) => void
}

/** The builder's window hears this when records that blocks show were changed: the canvas asks for them anew. */
export const RECORDS_EVENT = 'maru:records'

/** The frame's element hears this when `canvas` was filled or emptied. */
export const CANVAS_EVENT = 'maru:canvas'

declare global {
  interface Window {
    maruBuilder?: CanvasHandle
    /** For measurements: what is edited, and how often each block was rendered. */
    __ice?: { editor: Editor; renders: Map<string, number> }
  }
}
