// What is wrong with the values of a record. A draft may be unfinished or too long; visitors see a record only when nothing is wrong.
import type { Problem } from '@/schemas/api/base/failure'
import { RICH_TEXT_MAX, richTextsOf } from '@/schemas/page/rich-texts'
import { urlFault, urlsIn } from '@/schemas/page/urls'
import { errorsOf } from '@/schemas/page/validator'
import { fieldMessage, pointerOf } from '@/schemas/words/messages'
import type { AnyRecordType, RecordValues } from './define-record'
import { fieldAt } from './field-at'
import { slugFault } from './slug-fault'

/** A draft with one of these could not be read again as a form. */
const UNREADABLE = new Set(['type', 'additionalProperties'])
/** Of an empty value these say the same: it is missing. */
const EMPTY = new Set(['minLength', 'pattern', 'format'])

/** Controls in which a value is chosen and not typed. */
const CHOSEN = new Set(['select', 'reference', 'image'])

/** @param isStrict true for what visitors may see, false for a draft. */
export function recordProblems(type: AnyRecordType, values: RecordValues, { isStrict }: { isStrict: boolean }): Problem[] {
  const found = new Map<string, Problem>()
  const add = (pointer: string, keyword: string, message: string): void => {
    if (!found.has(pointer)) found.set(pointer, { pointer, keyword, message })
  }
  for (const error of errorsOf(type.form, values)) {
    if (!isStrict && !UNREADABLE.has(error.keyword)) continue
    const pointer = pointerOf(error)
    const keyword = EMPTY.has(error.keyword) && isBlank(values, pointer) ? 'required' : error.keyword
    const { title, widget = '' } = fieldAt(type.form, pointer)
    const said = keyword === 'required' && CHOSEN.has(widget) ? 'choose' : keyword
    const slug = widget === 'slug' && keyword === 'pattern' ? slugFault(String(values['slug'])) : undefined
    add(pointer, keyword, slug ?? fieldMessage(said, title, error.params as Record<string, unknown>, 'document'))
  }
  for (const address of urlsIn(type.form, values)) {
    const message = urlFault(address, { strict: isStrict })
    if (message) add(address.pointer, 'address', message)
  }
  for (const { pointer, html } of richTextsOf(type.form, values))
    if (html.length > RICH_TEXT_MAX)
      add(pointer, 'maxLength', fieldMessage('maxLength', fieldAt(type.form, pointer).title, { limit: RICH_TEXT_MAX }, 'document'))
  if (found.size === 0 && isStrict)
    for (const problem of type.problems?.(values) ?? []) add(problem.pointer, problem.keyword ?? 'rule', problem.message)
  return [...found.values()]
}

function isBlank(values: RecordValues, pointer: string): boolean {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined), values)
  return typeof value === 'string' && value.trim() === ''
}
