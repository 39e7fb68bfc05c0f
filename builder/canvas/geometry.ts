// Measures every block on the canvas. A block has no element of its own (its frame is `display: contents`), so its box is the union of
// what it renders; and each box is read once per layout change, because reading after a write forces the browser to lay out the page
// again. Runs in the frame's window.
import { slotsOfNode } from '../state/may-stand'
import type { Editor } from '../state/editor'
import { flowOf, unionOf, withPlaces } from './union-of'
import type { Box, Canvas, SlotBox } from '../state/canvas-handle'

/** What the overlay needs besides. */
export interface RenderedCanvas extends Canvas {
  /** The first element that a block renders: where its own padding and its text are found. */
  elementOf: (id: string) => HTMLElement | undefined
  /** The frame of a block, `display: contents`. */
  frameOf: (id: string) => HTMLElement | undefined
  /** The name of the shared piece at this element, when the element belongs to no block of this page. */
  pieceAt: (element: Element | null) => string | null
}

export class Geometry implements RenderedCanvas {
  readonly window: Window
  readonly document: Document
  readonly #editor: Editor
  readonly #frames = new Map<string, HTMLElement>()
  readonly #empty = new Map<string, HTMLElement>()
  readonly #boxes = new Map<string, Box | undefined>()
  readonly #listeners = new Set<() => void>()
  readonly #beforeReveal: (id: string) => void
  #slots: SlotBox[] | undefined
  #pending = 0
  #requested: string | null = null
  #restlessUntil = 0

  /** @param beforeReveal renders the block, if it is still waiting, before it is searched for. */
  constructor(window: Window, editor: Editor, beforeReveal: (id: string) => void = () => {}) {
    this.window = window
    this.document = window.document
    this.#editor = editor
    this.#beforeReveal = beforeReveal
  }

  // --- where each block is: blocks report their elements when they mount

  holdFrame(id: string, frame: HTMLElement): () => void {
    this.#frames.set(id, frame)
    if (this.#requested === id) this.window.requestAnimationFrame(() => this.#requested === id && this.reveal(id))
    return () => {
      if (this.#frames.get(id) === frame) this.#frames.delete(id)
    }
  }
  holdEmpty(key: string, place: HTMLElement): () => void {
    this.#empty.set(key, place)
    return () => {
      if (this.#empty.get(key) === place) this.#empty.delete(key)
    }
  }
  frameOf = (id: string): HTMLElement | undefined => this.#frames.get(id)
  elementOf = (id: string): HTMLElement | undefined => {
    const frame = this.#frames.get(id)
    return frame && (renderedIn(frame).find((node) => node.nodeType === 1 && rectOf(node)) as HTMLElement | undefined)
  }

  // --- measuring

  boxOf = (id: string): Box | undefined => {
    if (this.#boxes.has(id)) return this.#boxes.get(id)
    const frame = this.#frames.get(id)
    const box = frame && this.#boxOfNodes(renderedIn(frame))
    this.#boxes.set(id, box)
    return box
  }

  slots = (): readonly SlotBox[] => {
    if (!this.#slots) this.measure()
    return this.#slots!
  }

  measure = (): void => {
    this.#boxes.clear()
    const { tree } = this.#editor
    const found: SlotBox[] = []
    const look = (parent: string | null, slot: string, ids: readonly string[]) => {
      const list = this.#slotBox(parent, slot, ids)
      if (list) found.push(list)
      for (const id of ids) {
        const node = tree.nodes.get(id)
        // A block that is not rendered has no slot to drop into.
        if (!node || node.opaque || !this.boxOf(id)) continue
        for (const name of Object.keys(slotsOfNode(node))) look(id, name, node.slots[name] ?? [])
      }
    }
    look(null, '', tree.root)
    this.#slots = found
  }

  #slotBox(parent: string | null, slot: string, ids: readonly string[]): SlotBox | undefined {
    const holder =
      parent === null
        ? this.document.getElementById('main')
        : (this.#firstFrame(ids)?.parentElement ?? this.#empty.get(`${parent}|${slot}`))
    const box = holder && this.#boxOfNodes([holder])
    if (!box) return undefined
    const items = withPlaces(
      box,
      ids.map((id) => ({ id, box: this.boxOf(id) })),
    )
    return { ...box, parent, slot, items, flow: flowOf(items.map((item) => item.box)) ?? this.#flowOfStyle(holder, ids.length) }
  }

  #firstFrame(ids: readonly string[]): HTMLElement | undefined {
    for (const id of ids) {
      const frame = this.#frames.get(id)
      if (frame) return frame
    }
    return undefined
  }

  /** With fewer than two blocks in the list, the direction follows from the computed style. */
  #flowOfStyle(holder: Element, count: number): 'column' | 'row' {
    const list = count === 0 ? holder.parentElement : holder
    if (!list) return 'column'
    const { display, flexDirection, gridTemplateColumns } = this.window.getComputedStyle(list)
    if (display.endsWith('grid')) return gridTemplateColumns.split(' ').length > 1 ? 'row' : 'column'
    return display.endsWith('flex') && flexDirection.startsWith('row') ? 'row' : 'column'
  }

  #boxOfNodes(nodes: readonly Node[]): Box | undefined {
    const { scrollX, scrollY } = this.window
    const rects = nodes.flatMap((node) => rectOf(node) ?? [])
    return unionOf(rects.map(({ left, top, width, height }) => ({ x: left + scrollX, y: top + scrollY, width, height })))
  }

  // --- finding

  blockAt = (x: number, y: number): string | null => this.blockOf(this.document.elementFromPoint(x, y))

  /** The innermost block of this page that renders the element. The blocks inside a shared piece do not count. */
  blockOf = (element: Element | null): string | null => {
    for (let at = element; at; at = at.parentElement) {
      const id = at.getAttribute('data-id')
      if (id !== null && this.#frames.get(id) === at) return id
    }
    return null
  }
  pieceAt = (element: Element | null): string | null => element?.closest('[data-synced]')?.getAttribute('data-synced') ?? null

  /** Scrolls the block into sight; a tab or an accordion that hides it is opened first. */
  reveal = (id: string): void => {
    this.#beforeReveal(id)
    const frame = this.#frames.get(id)
    // A new block is rendered in a moment.
    this.#requested = frame ? null : id
    if (!frame) return
    for (let at = frame.parentElement; at; at = at.parentElement) {
      if (at.tagName === 'DETAILS') at.setAttribute('open', '')
      if (at.getAttribute('role') === 'tabpanel' && at.hasAttribute('hidden')) {
        const tab = this.document.getElementById(at.getAttribute('aria-labelledby') ?? '')
        tab?.click()
      }
    }
    this.#scrollTo(id, 3)
  }

  /** A block outside the rendered area has an estimated height, so the target is computed again when it comes near. */
  #scrollTo(id: string, tries: number): void {
    this.#boxes.clear()
    const box = this.boxOf(id)
    if (!box || tries === 0) return
    const { scrollY, innerHeight } = this.window
    if (box.y >= scrollY && box.y + Math.min(box.height, innerHeight / 2) <= scrollY + innerHeight) return
    const top = box.height > innerHeight ? box.y - 24 : box.y - (innerHeight - box.height) / 2
    this.window.scrollTo({ top, behavior: 'instant' })
    this.window.requestAnimationFrame(() => this.#scrollTo(id, tries - 1))
  }

  // --- listeners

  onMoved = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Something may have moved: measured boxes are discarded at once, and the listeners are called with the next frame. */
  moved = (): void => {
    this.#boxes.clear()
    if (this.#pending) return
    this.#pending = this.window.requestAnimationFrame((now) => {
      this.#pending = 0
      this.#boxes.clear()
      for (const listener of [...this.#listeners]) listener()
      if (now < this.#restlessUntil) this.moved()
    })
  }

  /** A transition or an animation moves blocks for a while without further events. */
  moving = (): void => {
    this.#restlessUntil = this.window.performance.now() + RESTLESS
    this.moved()
  }

  /** Watches everything that can move a box. @returns a function that stops watching. */
  watch(): () => void {
    const stop = new AbortController()
    const { signal } = stop
    const { window, document } = this
    window.addEventListener('scroll', this.moved, { signal, capture: true, passive: true })
    window.addEventListener('resize', this.moved, { signal })
    document.addEventListener('load', this.moved, { signal, capture: true })
    document.addEventListener('toggle', this.moving, { signal, capture: true })
    for (const name of ['transitionrun', 'animationstart']) document.addEventListener(name, this.moving, { signal })
    document.fonts?.addEventListener('loadingdone', this.moved, { signal })
    const sizes = new ResizeObserver(this.moved)
    sizes.observe(document.body)
    const changes = new MutationObserver(this.moved)
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'hidden', 'open', 'src'],
    })
    return () => {
      stop.abort()
      sizes.disconnect()
      changes.disconnect()
      window.cancelAnimationFrame(this.#pending)
      this.#pending = 0
    }
  }
}

/** Longer than the longest transition of the site. */
const RESTLESS = 800

/** The nodes that a frame renders, including those of frames directly inside it. */
function renderedIn(frame: Element): Node[] {
  return [...frame.childNodes].flatMap((node) => {
    if (node.nodeType === 3) return node.nodeValue?.trim() ? [node] : []
    if (node.nodeType !== 1) return []
    return (node as Element).hasAttribute('data-id') && (node as Element).hasAttribute('data-block') ? renderedIn(node as Element) : [node]
  })
}

/** Undefined for a node that is not rendered. */
function rectOf(node: Node): DOMRect | undefined {
  if (node.nodeType === 3) {
    const range = node.ownerDocument!.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const rect = (node as Element).getBoundingClientRect()
  return rect.width === 0 && rect.height === 0 && (node as Element).getClientRects().length === 0 ? undefined : rect
}
