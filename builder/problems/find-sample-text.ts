// Finds text of a block's example that is still unchanged. Nothing is stored for it: the block is compared with the example on each
// check, so that a copied, pasted or imported block is recognised as well.
import type { TSchema } from 'typebox'
import type { BlockDefinition } from '@/schemas/page/block-definition'

type Schema = TSchema & { widget?: string; default?: unknown; properties?: Record<string, Schema>; items?: Schema }
interface Leaf {
  /** Pointer from the props: `/items/0/title`. */
  field: string
  // The same for every entry of a list, so that entries may be reordered: `/items/*/title`.
  place: string
  text: string
}

const WRITTEN = new Set(['text', 'textarea', 'html'])
/** Groups whose texts name a function or come from the site: editors do not rewrite them. */
const OWN_WORDS = new Set(['system', 'navigation'])
/** Shorter texts (`사례 보기`) may be intended. */
const TELLING = 12

/** @returns fields whose text equals the example's, with the text; empty for a block with texts of its own. */
export function findSampleText(definition: BlockDefinition, props: Record<string, unknown>): { field: string; text: string }[] {
  if (OWN_WORDS.has(definition.group)) return []
  const samples = samplesOf(definition)
  const left = leavesOf(definition.props, props).filter(({ place, text }) => samples.has(`${place} ${text}`))
  // A short text alone proves nothing; a block in which every text is the example's does.
  const isUntouched = samples.size > 1 && new Set(left.map(({ place, text }) => `${place} ${text}`)).size === samples.size
  return isUntouched ? left : left.filter(({ text }) => [...text].length >= TELLING)
}

const known = new WeakMap<BlockDefinition, ReadonlySet<string>>()
function samplesOf(definition: BlockDefinition): ReadonlySet<string> {
  let samples = known.get(definition)
  if (!samples)
    known.set(definition, (samples = new Set(leavesOf(definition.props, definition.example).map(({ place, text }) => `${place} ${text}`))))
  return samples
}

/** Texts that an editor writes. The alternative text belongs to the picture, and a default is right until it is changed. */
function leavesOf(schema: Schema, value: unknown, field = '', place = ''): Leaf[] {
  if (typeof value === 'string') {
    const isWords = WRITTEN.has(schema.widget ?? '') && !/\/alt$/i.test(field) && value.trim() !== '' && value !== schema.default
    return isWords ? [{ field, place, text: value }] : []
  }
  if (Array.isArray(value))
    return value.flatMap((entry, i) => (schema.items ? leavesOf(schema.items, entry, `${field}/${i}`, `${place}/*`) : []))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    Object.hasOwn(value, name) ? leavesOf(one, (value as Record<string, unknown>)[name], `${field}/${name}`, `${place}/${name}`) : [],
  )
}
