import type { TSchema } from 'typebox'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { cardOf } from './catalogue'
import type { Block, PageDocument } from './document'

/**
 * The document with every rich text cleaned (S12: on write and on render). Only props that their schema marks
 * `widget: 'html'` are HTML; everything else is text and is never read as markup. Unknown blocks are left untouched:
 * they are not drawn, and once their type is known the view cleans them again.
 */
export function sanitizeDocument(document: PageDocument): PageDocument {
  return { ...document, blocks: document.blocks.map(sanitizeBlock) }
}

function sanitizeBlock(block: Block): Block {
  // What is no block may have come with the database: it is kept as it is, and never drawn.
  if (typeof block !== 'object' || block === null) return block
  const card = cardOf(block.type)
  const props = card ? (sanitizeValue(card.props, block.props) as Block['props']) : block.props
  if (!block.slots) return props === block.props ? block : { ...block, props }
  return {
    ...block,
    props,
    slots: Object.fromEntries(
      Object.entries(block.slots).map(([name, list]) => [name, Array.isArray(list) ? list.map(sanitizeBlock) : list]),
    ),
  }
}

function sanitizeValue(schema: TSchema, value: unknown): unknown {
  const s = schema as { widget?: string; properties?: Record<string, TSchema>; items?: TSchema }
  if (typeof value === 'string') return s.widget === 'html' ? sanitizeHtml(value) : value
  if (Array.isArray(value) && s.items) return value.map((item) => sanitizeValue(s.items!, item))
  if (s.properties && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, s.properties![name] ? sanitizeValue(s.properties![name], child) : child]),
    )
  }
  return value
}
