// Reading a stored document. What an older version wrote is lifted by the block's own migrations; what this version
// does not know (a type, a future version, props that do not fit) is kept exactly as it was found and marked with the
// reason. Nothing is thrown away and nothing throws: the public page skips a marked block, the builder shows it.
import { cardOf, type BlockCard } from './catalogue'
import type { Block, PageDocument } from './document'
import { errorsOf } from './validator'

export type KeptReason = 'unknown-type' | 'future-version' | 'no-migration' | 'migration-failed' | 'invalid-props' | 'not-a-block'

/** A block ready to draw, or one that is only kept. */
export interface ReadBlock {
  block: Block
  card?: BlockCard
  slots: Record<string, ReadBlock[]>
  /** Why it cannot be drawn; its `block` is then the stored object itself. */
  kept?: KeptReason
  detail?: string
}

export interface ReadPage {
  document: PageDocument
  blocks: ReadBlock[]
  /** Every kept block with its place. */
  kept: { id: string; type: string; pointer: string; reason: KeptReason; detail?: string }[]
  /** True when a migration lifted something: `npm run migrate:pages` would write it. */
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
  const keep = (reason: KeptReason, detail?: string): ReadBlock => {
    const found = { id: wordOf(raw?.id), type: wordOf(raw?.type), pointer, reason }
    page.kept.push(detail === undefined ? found : { ...found, detail })
    return { block: raw, slots: {}, kept: reason, ...(detail === undefined ? {} : { detail }) }
  }
  if (!isBlock(raw)) return keep('not-a-block')
  const card = cardOf(raw.type)
  if (!card) return keep('unknown-type')
  if (raw.v > card.version) return keep('future-version', `v${raw.v} > v${card.version}`)

  let props = raw.props
  for (let v = raw.v; v < card.version; v++) {
    const lift = card.migrations?.[v]
    if (!lift) return keep('no-migration', `v${v} → v${v + 1}`)
    try {
      props = lift(structuredClone(props))
    } catch (error) {
      return keep('migration-failed', String(error))
    }
    page.lifted = true
  }
  const error = errorsOf(card.props, props)[0]
  if (error) return keep('invalid-props', `${error.instancePath || '/'} ${error.message ?? ''}`)

  const block = raw.v === card.version ? raw : { ...raw, v: card.version, props }
  const slots = Object.entries(raw.slots ?? {}).map(([name, list]) => [name, readBlocks(list, `${pointer}/slots/${name}`, page)] as const)
  return { block, card, slots: Object.fromEntries(slots) }
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

/** The document with every lifted block in its place, and every kept one untouched. */
export function writePage(page: ReadPage): PageDocument {
  return { ...page.document, blocks: page.blocks.map(writeBlock) }
}
function writeBlock(read: ReadBlock): Block {
  if (read.kept || !read.block.slots) return read.block
  return { ...read.block, slots: Object.fromEntries(Object.entries(read.slots).map(([name, list]) => [name, list.map(writeBlock)])) }
}
