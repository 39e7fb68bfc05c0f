// A block is a definition (what it is), a view (what it looks like) and perhaps a load (what it requests). The view is pure and never
// async, so that the same function renders the public page and the editor's canvas; asynchronous data comes from `load`, which uses only
// `call` and therefore runs on both sides too.
import type { ReactNode } from 'react'
import type { Static, TObject } from 'typebox'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import type { Caller } from '@/schemas/api/base/call'
import type { Layout } from '@/schemas/page/document'

/** What every block of a page may read. Plain data, the same on both sides. */
export interface PageContext {
  /** The moment of this render, ISO 8601. Views never read a clock. */
  now: string
  /** Path without query, decoded, no trailing slash. */
  path: string
  params: Record<string, string>
  /** Declared query names only; the first value of each. */
  query: Record<string, string>
  page: { title: string; route: string; layout: Layout }
  site: { id: string; name: string; phone: string; url: string; consultUrl: string }
  /** The record that the page is about, if its document names a subject. */
  subject?: { kind: string; title: string; record: Record<string, unknown> }
}

export interface ViewProps<P = Record<string, unknown>, D = undefined> {
  id: string
  props: P
  data: D
  /** Rendered slots by name; an empty slot is null. The builder passes drop slots instead. */
  slots: Record<string, ReactNode>
  page: PageContext
}

export interface Loaded<D> {
  data: D
  /** ISO moment until which the answer is valid (an event closing, midnight of a D-day). */
  freshUntil?: string | null
}

export interface LoadInput<P> {
  props: P
  page: PageContext
  call: Caller
  signal: AbortSignal
}

export interface Attending {
  /** The block's frame on the canvas. */
  frame: HTMLElement
  /** Presses a control of the block, as no press of the editor's own. */
  press: (button: HTMLElement) => void
}
export interface Attended {
  /** @param path in the block's props, of what is being edited. */
  show: (path: readonly (string | number)[]) => void
  end: () => void
}

/** A whole block with its own types, as its file defines it. */
export interface TypedBlock<S extends TObject = TObject, D = undefined> extends BlockDefinition {
  props: S
  /** Pure, synchronous, without hooks: it is called as a function, on either side. */
  view: (props: ViewProps<Static<S>, D>) => ReactNode
  load?: (input: LoadInput<Static<S>>) => Promise<Loaded<D>>
  /** Why visitors see nothing of it now; undefined while they do. Editors read it in its place: what has no height cannot be chosen. */
  blank?: (props: Static<S>, data: D) => string | undefined
  /** Whether it has no record to list and shows its empty state only. Absent, or false, where people come for the list itself. */
  hasNothing?: (props: Static<S>, data: D) => boolean
  /** Called on the canvas while the block is chosen or written in: holds what moves by itself, and shows the part being edited. */
  attend?: (attending: Attending) => Attended
  example: Static<S> & Record<string, unknown>
}

/** A block with its own types erased, for the registry and the renderer. */
export interface AnyBlock extends BlockDefinition {
  view: (props: ViewProps<never, never>) => ReactNode
  load?: (input: LoadInput<never>) => Promise<Loaded<unknown>>
  blank?: (props: never, data: never) => string | undefined
  hasNothing?: (props: never, data: never) => boolean
  attend?: (attending: Attending) => Attended
}

export function defineBlock<S extends TObject, D = undefined>(block: TypedBlock<S, D>): AnyBlock {
  return block
}
