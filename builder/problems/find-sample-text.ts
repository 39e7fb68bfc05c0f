// Finds what of a block's example is still unchanged: its words, its pictures, films and links. Nothing is stored for it: the block is
// compared with the example on each check, so that a copied, pasted or imported block is recognised as well.
import type { TSchema } from 'typebox'
import type { BlockDefinition } from '@/schemas/page/block-definition'

type Schema = TSchema & { widget?: string; default?: unknown; properties?: Record<string, Schema>; items?: Schema }
export type SampleKind = 'words' | 'picture' | 'film' | 'link'
interface Sample {
  /** Pointer from the props: `/items/0/title`. */
  field: string
  kind: SampleKind
  text: string
}
interface Leaf extends Sample {
  // The same for every entry of a list, so that entries may be reordered: `/items/*/title`.
  place: string
  /** Pointer of the entry of a list that it belongs to; '' for the block itself. */
  entry: string
}

const KINDS: Record<string, SampleKind> = {
  text: 'words',
  textarea: 'words',
  html: 'words',
  image: 'picture',
  film: 'film',
  link: 'link',
}
/** Groups whose texts name a function or come from the site: editors do not rewrite them. */
const OWN_WORDS = new Set(['system', 'navigation'])
/** Shorter texts (`사례 보기`) may be intended; so may a link or a picture beside texts of one's own. */
const TELLING = 12

/**
 * Every field whose value is the example's, the telling ones first; empty for a block with a content of its own. What alone might be
 * intended is counted as long as anything else shows that the example is not rewritten yet.
 */
export function findSampleText(definition: BlockDefinition, props: Record<string, unknown>): Sample[] {
  if (OWN_WORDS.has(definition.group)) return []
  const samples = samplesOf(definition)
  const all = leavesOf(definition.props, props)
  const left = all.filter((leaf) => samples.has(keyOf(leaf)))
  // A short text alone proves nothing; a block, or an entry of a list, in which everything is the example's does.
  const own = new Set(all.filter((leaf) => !samples.has(keyOf(leaf))).map(({ entry }) => entry))
  const isTelling = ({ kind, text, entry }: Leaf): boolean => {
    if (kind === 'picture' || kind === 'film' || (kind === 'words' && [...text].length >= TELLING)) return true
    return !own.has(entry) && left.filter((other) => own.size === 0 || other.entry === entry).length > 1
  }
  const telling = left.filter(isTelling)
  if (telling.length === 0) return []
  return [...telling, ...left.filter((leaf) => !telling.includes(leaf))].map(({ field, kind, text }) => ({ field, kind, text }))
}

/** Whether the text at this path is the example's, or what its field begins with: the first letter replaces it. */
export function isSampleAt(definition: BlockDefinition | undefined, path: readonly (string | number)[], text: string): boolean {
  if (!definition || OWN_WORDS.has(definition.group)) return false
  const field = path.reduce<Schema | undefined>(
    (at, step) => (typeof step === 'number' ? at?.items : at?.properties?.[step]),
    definition.props,
  )
  const place = path.map((step) => `/${typeof step === 'number' ? '*' : step}`).join('')
  return field?.default === text || samplesOf(definition).has(keyOf({ place, text }))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const keyOf = ({ place, text }: Pick<Leaf, 'place' | 'text'>): string => `${place} ${text}`

const known = new WeakMap<BlockDefinition, ReadonlySet<string>>()
function samplesOf(definition: BlockDefinition): ReadonlySet<string> {
  let samples = known.get(definition)
  if (!samples) known.set(definition, (samples = new Set(leavesOf(definition.props, definition.example).map(keyOf))))
  return samples
}

/** Names by which blocks and programs find an entry, and the point of a picture: no editor reads them as text. */
const KEY = /\/(?:key|id|focal)$/

/** What an editor fills in. The alternative text belongs to the picture, a key is no text, and a default is right until it is changed. */
function leavesOf(schema: Schema, value: unknown, field = '', place = '', entry = ''): Leaf[] {
  if (typeof value === 'string') {
    const kind = KINDS[schema.widget ?? '']
    const isLeft = value.trim() === '' || /\/alt$/i.test(field) || KEY.test(field) || value === schema.default
    return kind && !isLeft ? [{ field, kind, place, text: value, entry }] : []
  }
  if (Array.isArray(value)) {
    const { items } = schema
    if (!items) return []
    return value.flatMap((one, i) => leavesOf(items, one, `${field}/${i}`, `${place}/*`, `${field}/${i}`))
  }
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    if (!Object.hasOwn(fields, name)) return []
    const found = leavesOf(one, fields[name], `${field}/${name}`, `${place}/${name}`, entry)
    // The same picture may be chosen on purpose: then it is described for its page.
    return one.widget === 'image'
      ? found.map((leaf) => (leaf.kind === 'picture' ? { ...leaf, text: `${leaf.text} ${textOf(fields['alt'])}` } : leaf))
      : found
  })
}
