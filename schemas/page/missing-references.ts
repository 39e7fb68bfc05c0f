// Required references: without them a block shows nothing. A schema declares them with two keywords, so that every check and every new
// block uses the same rule.
//
// needed: true                       the field must be filled in before the page is published needed: { unlessSubject: 'event' } the
// same, but the page's record replaces it needsSubject: 'event'              on an object, or on one of the values of a choice: it has
// something to show only on a page that is about such a record
//
// A fragment, a popup or a template does not know its page: only references required everywhere are checked.
import { withParticle } from '@/lib/particle'
import type { Problem } from '@/schemas/api/base/failure'
import { SUBJECT_WORDS } from '@/schemas/words/subjects'
import type { Kind } from './document'

export interface NeededSchema {
  title?: string
  needed?: true | { unlessSubject: string }
  needsSubject?: string
  when?: { field: string; is: readonly unknown[] }
  widget?: string
  const?: unknown
  properties?: Record<string, NeededSchema>
  items?: NeededSchema
  anyOf?: readonly NeededSchema[]
}

/** A missing reference of the block itself. */
export interface MissingReference {
  /** JSON Pointer within the block. */
  pointer: string
  message: string
  /** The subject of a page that provides it; undefined when none does. */
  subject?: string
}

/** @returns the missing references of one block, whatever its page. */
export function missingReferences(schema: NeededSchema, props: unknown, title: string): MissingReference[] {
  const missing: MissingReference[] = []
  look(schema, props, '/props', title, missing)
  return missing
}

/** Those that this document does not provide. */
export function unmetReferences(
  missing: readonly MissingReference[],
  { kind, subject }: { kind?: Kind; subject?: string | undefined },
): readonly MissingReference[] {
  return missing.filter((one) => one.subject === undefined || (kind === 'page' && one.subject !== subject))
}

export const referenceProblem = ({ pointer, message }: MissingReference, blockId: string): Problem => ({
  pointer,
  message,
  keyword: 'reference',
  blockId,
})

function look(schema: NeededSchema, value: unknown, pointer: string, label: string, missing: MissingReference[]): void {
  const { needsSubject, anyOf, properties, items } = schema
  if (needsSubject !== undefined) missing.push(withoutSubject(needsSubject, pointer, label))
  const chosen = anyOf?.find((one) => 'const' in one && one.const === value)
  if (chosen?.needsSubject !== undefined) missing.push(withoutSubject(chosen.needsSubject, pointer, chosen.title ?? label))
  if (items && Array.isArray(value)) value.forEach((item, i) => look(items, item, `${pointer}/${i}`, items.title ?? label, missing))
  if (!properties || typeof value !== 'object' || value === null || Array.isArray(value)) return
  const fields = value as Record<string, unknown>
  for (const [name, field] of Object.entries(properties)) {
    if (!isAskedFor(field, fields)) continue
    const at = `${pointer}/${name}`
    const own = field.title ?? label
    if (field.needed !== undefined && isBlank(fields[name])) missing.push(notFilledIn(field, at, own))
    else if (fields[name] !== undefined) look(field, fields[name], at, own, missing)
  }
}

/** As in the inspector: a field that depends on its sibling is not required while the sibling has another value. */
function isAskedFor({ when }: NeededSchema, fields: Record<string, unknown>): boolean {
  if (!when) return true
  const beside = fields[when.field]
  return when.is.includes(beside === undefined || beside === '' ? null : beside)
}

/** No value, an empty text, no items; a picture without a file. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'src' in value && isBlank(value.src)
}

function notFilledIn({ needed, widget }: NeededSchema, pointer: string, label: string): MissingReference {
  const ask = `${withParticle(label, '을/를')} ${widget === 'text' || widget === 'textarea' ? '적어' : '골라'} 주세요. 비어 있으면 이 블록은 보일 것이 없습니다.`
  return typeof needed === 'object' ? { pointer, message: ask, subject: needed.unlessSubject } : { pointer, message: ask }
}

const withoutSubject = (subject: string, pointer: string, label: string): MissingReference => ({
  pointer,
  message: `${withParticle(label, '은/는')} ‘${SUBJECT_WORDS[subject] ?? subject}’ 하나를 보이는 페이지에서만 내용이 나타납니다. 페이지 설정의 대상을 바꾸거나 이 블록을 빼 주세요.`,
  subject,
})
