// Reading a stored document. Blocks of an older version are migrated by their own migrations; what this version does not know (a type, a
// future version, props that do not fit) is preserved exactly as it was found and marked with the reason. Nothing is thrown away and
// nothing throws: the public page skips a marked block, the builder shows it.
import { cardOf, type BlockCard } from './catalogue'
import type { Block, PageDocument } from './document'
import { errorsOf } from './validator'

export type KeptReason = 'unknown-type' | 'future-version' | 'no-migration' | 'migration-failed' | 'invalid-props' | 'not-a-block'

/** A block ready to render, or an unreadable one that is preserved. */
export interface ReadBlock {
  block: Block
  card?: BlockCard
  slots: Record<string, ReadBlock[]>
  /** Why it cannot be read; its `block` is then the stored object itself. */
  kept?: KeptReason
  detail?: string
}

export interface ReadPage {
  document: PageDocument
  blocks: ReadBlock[]
  /** Every kept block with its place. */
  kept: { id: string; type: string; pointer: string; reason: KeptReason; detail?: string }[]
  /** True when a migration changed something: `npm run migrate:pages` would write it. */
  lifted: boolean
}

/** @param document parsed JSON that passed the gate of `checkPage` when it was stored; anything else is kept or skipped. */
export function readPage(document: PageDocument): ReadPage {
  const page: ReadPage = { document, blocks: [], kept: [], lifted: false }
  page.blocks = readBlocks(Array.isArray(document.blocks) ? document.blocks : [], '/blocks', page)
  return page
}

function readBlocks(blocks: unknown[], pointer: string, page: ReadPage): ReadBlock[] {
  return blocks.map((raw, i) => readBlock(raw as Block, `${pointer}/${i}`, page))
}

function readBlock(raw: Block, pointer: string, page: ReadPage): ReadBlock {
  const read = readAlone(raw)
  if ('kept' in read) {
    const detail = read.detail === undefined ? {} : { detail: read.detail }
    page.kept.push({ id: wordOf(raw?.id), type: wordOf(raw?.type), pointer, reason: read.kept, ...detail })
    return { block: raw, slots: {}, ...read }
  }
  if (read.block !== raw) page.lifted = true
  const slots = Object.entries(raw.slots ?? {}).map(([name, list]) => [name, readBlocks(list, `${pointer}/slots/${name}`, page)] as const)
  return { ...read, slots: Object.fromEntries(slots) }
}

/** One block by itself, migrated to its definition's version, or the reason why it is unreadable. Its slots are not read. */
export function readAlone(raw: Block): { block: Block; card: BlockCard } | { kept: KeptReason; detail?: string } {
  if (!isBlock(raw)) return { kept: 'not-a-block' }
  const card = cardOf(raw.type)
  if (!card) return { kept: 'unknown-type' }
  if (raw.v > card.version) return { kept: 'future-version', detail: `v${raw.v} > v${card.version}` }

  let props = raw.props
  for (let v = raw.v; v < card.version; v++) {
    const lift = card.migrations?.[v]
    if (!lift) return { kept: 'no-migration', detail: `v${v} → v${v + 1}` }
    try {
      props = lift(structuredClone(props))
    } catch (error) {
      return { kept: 'migration-failed', detail: String(error) }
    }
  }
  const error = errorsOf(card.props, props)[0]
  if (error) return { kept: 'invalid-props', detail: `${error.instancePath || '/'} ${error.message ?? ''}` }
  return { block: raw.v === card.version ? raw : { ...raw, v: card.version, props }, card }
}

function isBlock(raw: Block): boolean {
  if (typeof raw !== 'object' || raw === null || typeof raw.type !== 'string' || typeof raw.props !== 'object') return false
  if (!Number.isInteger(raw.v)) return false
  const { slots } = raw as { slots?: unknown }
  return (
    slots === undefined ||
    (typeof slots === 'object' && slots !== null && !Array.isArray(slots) && Object.values(slots).every(Array.isArray))
  )
}
const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The document with every migrated block in its place, and every unreadable one untouched. */
export function writePage(page: ReadPage): PageDocument {
  return { ...page.document, blocks: page.blocks.map(writeBlock) }
}
function writeBlock(read: ReadBlock): Block {
  if (read.kept || !read.block.slots) return read.block
  return { ...read.block, slots: Object.fromEntries(Object.entries(read.slots).map(([name, list]) => [name, list.map(writeBlock)])) }
}
