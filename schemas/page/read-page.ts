// Reads a stored document. Blocks of an older version are migrated by their own migrations; what this version does not know (a type, a
// future version, props that do not fit) is preserved unchanged and marked with the reason. Nothing is lost and nothing throws: the
// public page skips a marked block, the builder shows it.
import type { BlockDefinition } from './block-definition'
import { copyJson } from '@/lib/copy-json'
import { definitionOf } from './definitions'
import type { Block, PageDocument } from './document'
import { errorsOf } from './validator'

export type UnreadableReason = 'unknown-type' | 'future-version' | 'no-migration' | 'migration-failed' | 'invalid-props' | 'not-a-block'

/** A block ready to render, or an unreadable one that is preserved. */
export interface ReadBlock {
  block: Block
  definition?: BlockDefinition
  slots: Record<string, ReadBlock[]>
  /** Why it cannot be read; its `block` is then the stored object itself. */
  unreadable?: UnreadableReason
  detail?: string
}

export interface ReadPage {
  document: PageDocument
  blocks: ReadBlock[]
  /** Every unreadable block with its place. */
  unreadable: { id: string; type: string; pointer: string; reason: UnreadableReason; detail?: string }[]
  /** True when a migration changed something: `npm run migrate:pages` would write it. */
  migrated: boolean
}

/** @param document parsed JSON that passed `checkPage` when it was stored; anything else is preserved as unreadable or skipped. */
export function readPage(document: PageDocument): ReadPage {
  const page: ReadPage = { document, blocks: [], unreadable: [], migrated: false }
  page.blocks = readBlocks(Array.isArray(document.blocks) ? document.blocks : [], '/blocks', page)
  return page
}

function readBlocks(blocks: unknown[], pointer: string, page: ReadPage): ReadBlock[] {
  return blocks.map((raw, i) => readBlock(raw as Block, `${pointer}/${i}`, page))
}

function readBlock(raw: Block, pointer: string, page: ReadPage): ReadBlock {
  const read = readAlone(raw)
  if ('unreadable' in read) {
    const detail = read.detail === undefined ? {} : { detail: read.detail }
    page.unreadable.push({ id: wordOf(raw?.id), type: wordOf(raw?.type), pointer, reason: read.unreadable, ...detail })
    return { block: raw, slots: {}, ...read }
  }
  if (read.block !== raw) page.migrated = true
  const { block, definition } = read
  if (!raw.slots) return { block, definition, slots: {} }
  const slots = Object.entries(raw.slots).map(([name, list]) => [name, readBlocks(list, `${pointer}/slots/${name}`, page)] as const)
  return { block, definition, slots: Object.fromEntries(slots) }
}

/** One block by itself, migrated to its definition's version, or the reason why it is unreadable. Its slots are not read. */
export function readAlone(raw: Block): { block: Block; definition: BlockDefinition } | { unreadable: UnreadableReason; detail?: string } {
  if (!isBlock(raw)) return { unreadable: 'not-a-block' }
  const definition = definitionOf(raw.type)
  if (!definition) return { unreadable: 'unknown-type' }
  if (raw.v > definition.version) return { unreadable: 'future-version', detail: `v${raw.v} > v${definition.version}` }

  let props = raw.props
  for (let v = raw.v; v < definition.version; v++) {
    const migrate = definition.migrations?.[v]
    if (!migrate) return { unreadable: 'no-migration', detail: `v${v} → v${v + 1}` }
    try {
      props = migrate(copyJson(props))
    } catch (error) {
      return { unreadable: 'migration-failed', detail: String(error) }
    }
  }
  // A text over its limit is drawn as it stands: only a draft has one (check-block.ts), and its author reads what to shorten.
  const error = errorsOf(definition.props, props).find(({ keyword }) => keyword !== 'maxLength')
  if (error) return { unreadable: 'invalid-props', detail: `${error.instancePath || '/'} ${error.message ?? ''}` }
  return { block: raw.v === definition.version ? raw : { ...raw, v: definition.version, props }, definition }
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
  if (read.unreadable || !read.block.slots) return read.block
  return { ...read.block, slots: Object.fromEntries(Object.entries(read.slots).map(([name, list]) => [name, list.map(writeBlock)])) }
}
