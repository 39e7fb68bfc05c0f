import type { TSchema } from 'typebox'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { definitionOf } from './definitions'
import type { Block, PageDocument } from './document'

/**
 * The document with every rich text sanitised (S12: on write and on render). Only props that their schema marks `widget: 'html'` are
 * HTML; all others are text and never parsed as markup. Unknown blocks are not changed: they are not rendered, and once their type is
 * known the view sanitises them.
 * @param clean sanitises one text; a caller with a cache passes its own.
 */
export function sanitizeDocument(document: PageDocument, clean: (html: string) => string = sanitizeHtml): PageDocument {
  return { ...document, blocks: document.blocks.map((block) => sanitizeBlock(block, clean)) }
}

function sanitizeBlock(block: Block, clean: (html: string) => string): Block {
  // An invalid block may have come with the database: it is preserved, and never rendered.
  if (typeof block !== 'object' || block === null) return block
  const definition = definitionOf(block.type)
  const props = definition ? (sanitizeValue(definition.props, block.props, clean) as Block['props']) : block.props
  if (!block.slots) return props === block.props ? block : { ...block, props }
  return {
    ...block,
    props,
    slots: Object.fromEntries(
      Object.entries(block.slots).map(([name, list]) => [
        name,
        Array.isArray(list) ? list.map((child) => sanitizeBlock(child, clean)) : list,
      ]),
    ),
  }
}

/** A value with its rich texts sanitised, by its schema. */
export function sanitizeValue(schema: TSchema, value: unknown, clean: (html: string) => string = sanitizeHtml): unknown {
  const s = schema as { widget?: string; properties?: Record<string, TSchema>; items?: TSchema }
  if (typeof value === 'string') return s.widget === 'html' ? clean(value) : value
  if (Array.isArray(value) && s.items) return value.map((item) => sanitizeValue(s.items!, item, clean))
  if (s.properties && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, s.properties![name] ? sanitizeValue(s.properties![name], child, clean) : child]),
    )
  }
  return value
}
