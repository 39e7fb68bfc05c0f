import type { TSchema } from 'typebox'

/**
 * Characters of markup that one rich text may have when it is saved, some twenty pages of print. Sanitising the worst text of this length
 * takes about 50 ms. It is no part of the blocks' schemas, so that longer texts stored earlier are still read and shown.
 */
export const RICH_TEXT_MAX = 30_000
/** The same for all rich texts of one document. */
export const RICH_TEXTS_MAX = 500_000

/** The rich texts of a block's props: those fields that the schema marks `widget: 'html'`. Pointers begin at `value`. */
export function richTextsOf(schema: TSchema, value: unknown, pointer = ''): { pointer: string; html: string }[] {
  const s = schema as { widget?: string; properties?: Record<string, TSchema>; items?: TSchema }
  if (typeof value === 'string') return s.widget === 'html' ? [{ pointer, html: value }] : []
  if (Array.isArray(value)) return s.items ? value.flatMap((item, i) => richTextsOf(s.items!, item, `${pointer}/${i}`)) : []
  if (!s.properties || typeof value !== 'object' || value === null) return []
  return Object.entries(s.properties).flatMap(([name, property]) =>
    Object.hasOwn(value, name) ? richTextsOf(property, (value as Record<string, unknown>)[name], `${pointer}/${name}`) : [],
  )
}
