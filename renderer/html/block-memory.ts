// Remembers published blocks as bytes, so that publishing one block of four hundred renders one. A view is a pure function of its id,
// props, the page's context and which of its slots are filled, so these are the key, and a page that has the same block shares the bytes.
// A block is remembered without its children: they stand between its parts, each remembered by itself. What depends on data (a load),
// on time or on the record of the page is rendered each time.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { requestContext } from '@/lib/request-context'
import type { Block } from '@/schemas/page/document'
import type { ReadBlock } from '@/schemas/page/read-page'
import type { PageContext } from '../define-block'
import type { TrackedPage } from './tracked-page'

/** A block as it was written: its own HTML in parts, and the slot that stands after each part but the last. */
export interface WrittenBlock<Part extends string | Buffer = string | Buffer> {
  parts: readonly Part[]
  slots: readonly WrittenSlot[]
  /** Whether its view wrote nothing that is unfit (`writeFit`); absent where nobody watched. */
  isFit?: boolean | undefined
}
export interface WrittenSlot {
  name: string
  /** It lies in a `<template>`, where nothing can be put in place later. */
  isHeld: boolean
}

type Fields = readonly (keyof PageContext)[]
/** Time passes, and a record is large and changes on its own. */
const NEVER: ReadonlySet<keyof PageContext> = new Set(['now', 'subject'])
/** What an entry takes besides its bytes. */
const ENTRY_BYTES = 400

/** A block, or where its view read the page, the fields whose values belong to its key. */
type Entry = { block: WrittenBlock<Buffer> } | { fields: Fields }

export class BlockMemory {
  readonly #entries: LRUCache<string, Entry>

  /** @param maxBytes of all blocks together; the least recently used leave first. */
  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 16), sizeCalculation: weightOf })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** @param place what a block's islands are named after; the same for the same block, unless a page has it twice. */
  find(read: ReadBlock, place: string, page: TrackedPage): WrittenBlock | undefined {
    const key = keyOf(read, place)
    let entry = this.#entries.get(key)
    if (entry && 'fields' in entry) entry = this.#entries.get(key + page.valuesOf(entry.fields))
    return entry && 'block' in entry ? entry.block : undefined
  }

  /** Writes the block, and remembers it where it may. `write` returns undefined for a block that failed. */
  write(read: ReadBlock, place: string, page: TrackedPage, write: () => WrittenBlock<string> | undefined): WrittenBlock | undefined {
    const factsBefore = factsOfResponse()
    let written: WrittenBlock<string> | undefined
    const fields = page.fieldsReadBy(() => (written = write()))
    if (!written || factsOfResponse() !== factsBefore || fields.some((field) => NEVER.has(field))) return written
    const key = keyOf(read, place)
    const entry = { block: { ...written, parts: written.parts.map((part) => Buffer.from(part)) } }
    if (fields.length > 0) this.#entries.set(key, { fields })
    this.#entries.set(fields.length > 0 ? key + page.valuesOf(fields) : key, entry)
    return written
  }
}

const weightOf = (entry: Entry): number =>
  'fields' in entry ? ENTRY_BYTES : entry.block.parts.reduce((sum, { length }) => sum + length + 100, ENTRY_BYTES)

/** A view that records something about the response has said it once, and a remembered block would not say it again. */
function factsOfResponse(): string {
  const context = requestContext()
  return context ? `${context.tags.size} ${context.freshUntil} ${context.fallback} ${context.personal}` : ''
}

interface Key {
  content: string
  place: string
  filled: string
  text: string
}
const keys = new WeakMap<Block, Key>()

/**
 * A block of a published document is the same object in every render of that revision, so its content is hashed once; and the key is the
 * same string as long as the block stands in the same place, so that looking it up need not read it.
 */
function keyOf({ block, slots }: ReadBlock, place: string): string {
  let filled = ''
  for (const name in slots) filled += `${name}${slots[name]!.length > 0 ? '+' : '-'}`
  const known = keys.get(block)
  if (known?.place === place && known.filled === filled) return known.text
  const { id, type, v, props, show } = block
  const content = known?.content ?? hash('sha256', JSON.stringify([type, v, id, show?.on, props]), 'base64url')
  const text = content + place + filled
  keys.set(block, { content, place, filled, text })
  return text
}
