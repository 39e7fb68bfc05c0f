// How far a role's right over pages reaches: which documents it knows, which blocks it may change, and of a block which fields. Where
// nothing is narrowed, as in every role that was stored before this existed, the right reaches everywhere.
import type { Kind } from '@/schemas/page/document'

/** Stands among the blocks for what belongs to no block: address, title, layout, who may enter. */
export const PAGE_SETTINGS = '~page'
/** Kinds of documents that are sections as a whole; pages are narrowed by their addresses, too. */
export const SECTION_KINDS = ['page', 'fragment', 'popup', 'template'] as const satisfies readonly Kind[]
/** Fields of every block beside its props, by the names that a scope gives them. */
export const BLOCK_SETTINGS = ['~name', '~show', '~locked'] as const

export interface PageScope {
  /** Kinds of documents, and addresses (`/zin/brand`: that page and all below it). Others are neither seen nor changed. Absent: all. */
  sections?: readonly string[]
  /**
   * By type, what may be changed: `true` for the whole block, its place included, or these of its fields. Other blocks are seen and not
   * changed. Absent: all.
   */
  blocks?: Readonly<Record<string, true | readonly string[]>>
}
export const EVERYWHERE: PageScope = {}

export interface NamedDocument {
  kind: Kind
  name: string
  /** The name that its draft will have once it is published. */
  draftName?: string | null
}

/** What a change touches: a field of a block, or without one the whole block and its place. */
export interface Touch {
  /** The type of a block; `PAGE_SETTINGS` for the page itself. */
  type: string
  field?: string
  /** The block. */
  id?: string
}

/** Whether the section of a document is the role's, under its present name and under the next one. */
export function isInScope({ sections }: PageScope, { kind, name, draftName }: NamedDocument): boolean {
  if (!sections || sections.includes(kind)) return true
  if (kind !== 'page') return false
  const names = draftName === undefined || draftName === null ? [name] : [name, draftName]
  return names.every((one) => sections.some((section) => isUnder(one, section)))
}

/** `/` is the home page alone: every address begins with it. */
const isUnder = (name: string, section: string): boolean =>
  section.startsWith('/') && (name === section || (section !== '/' && name.startsWith(`${section}/`)))

export function mayTouch({ blocks }: PageScope, { type, field }: Touch): boolean {
  if (!blocks) return true
  // Names such as `constructor` are no blocks.
  const right = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  return right === true || (right !== undefined && field !== undefined && right.includes(field))
}

/** Whether something of it may be changed. */
export const mayTouchSome = ({ blocks }: PageScope, type: string): boolean => !blocks || Object.hasOwn(blocks, type)
/** Whether the sections hold documents of a kind. */
export const hasKind = ({ sections }: PageScope, kind: Kind): boolean =>
  !sections || sections.includes(kind) || (kind === 'page' && sections.some((one) => one.startsWith('/')))

/** Whether a document may be made, renamed, withdrawn or thrown away: all that is in it appears or goes. */
export const mayTouchAll = ({ blocks }: PageScope): boolean => !blocks
