// What was typed into the forms of a page, stored over the way to the sign-in and back. It lies in the tab's session storage, never
// holds a secret, names its owner, and is taken out once: another member of the same browser gets nothing of it.

const KEY = 'maru-typed'
/** After an hour, in milliseconds, what was typed surprises more than it helps. */
const LASTS = 3_600_000
const FORMS = 'form[method="post"]'
const FIELDS = 'input, textarea, select'
const SECRET_TYPES: readonly string[] = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Texts and ticks by the key of their field. */
export type TypedFields = Record<string, string | boolean>
interface Draft {
  owner: string
  path: string
  /** Milliseconds since 1970. */
  at: number
  fields: TypedFields
}

/**
 * Stores what stands in the forms of this page for its owner. Passwords, codes, card numbers, files and hidden fields stay out.
 * @returns whether there was anything to store; nothing is stored without an owner.
 */
export function storeTypedFields(owner: string, now: number = Date.now()): boolean {
  const fields: TypedFields = {}
  for (const field of document.querySelectorAll<Field>(`${FORMS} :is(${FIELDS})`)) {
    const key = keyOf(field)
    if (key !== undefined && !isSecret(field)) fields[key] = valueOf(field)
  }
  if (owner === '' || !Object.values(fields).some(Boolean)) return false
  const draft: Draft = { owner, path: location.pathname, at: now, fields }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Whether something was stored for this page. */
export const hasTypedFields = (): boolean => read()?.path === location.pathname

/** Takes out what the owner typed on this page. What is another member's, or too old, is thrown away. */
export function takeTypedFields(owner: string, now: number = Date.now()): TypedFields | undefined {
  const draft = read()
  if (draft?.path !== location.pathname) return undefined
  clearTypedFields()
  return draft.owner === owner && now - draft.at < LASTS ? draft.fields : undefined
}

export function clearTypedFields(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Where the browser refuses storage, nothing is stored.
  }
}

/**
 * Writes stored values into a form, as a person would: every field fires its events. A field that appears later, because another one
 * asked for it, gets its value when it appears.
 * @param onWritten called once something was written.
 * @returns ends the waiting.
 */
export function restoreTypedFields(form: HTMLFormElement, fields: TypedFields, onWritten: () => void): () => void {
  const written = new Set<string>()
  const write = () => {
    const before = written.size
    for (const field of form.querySelectorAll<Field>(FIELDS)) {
      const key = keyOf(field)
      if (key === undefined || isSecret(field) || written.has(key)) continue
      const value = fields[key]
      if (value === undefined) continue
      written.add(key)
      writeTo(field, value)
    }
    if (before === 0 && written.size > 0) onWritten()
  }
  write()
  const coming = new MutationObserver(write)
  coming.observe(form, { childList: true, subtree: true })
  return () => coming.disconnect()
}

function read(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    return undefined
  }
}

/** An id made by React counts what was rendered before it, which may be another number after the next load of the page. */
const MADE_ID = /_[rR]_\w*_/

/** Of a radio each choice has its own; a field without a lasting name goes by its place in its form. */
function keyOf(field: Field): string | undefined {
  const isRadio = field.type === 'radio'
  const given = (isRadio ? '' : field.id) || field.name || field.id
  if (given === '') return undefined
  const name = MADE_ID.test(given) ? `${placeOf(field)} ${given.replace(MADE_ID, '')}` : given
  return isRadio ? `${name}=${field.value}` : name
}

function placeOf(field: Field): string {
  const form = field.form!
  return [[...document.querySelectorAll(FORMS)].indexOf(form), [...form.querySelectorAll(FIELDS)].indexOf(field)].join('.')
}

/** A password that is being shown is text for the while: what it is, its purpose says. */
const isSecret = (field: Field): boolean =>
  SECRET_TYPES.includes(field.type) || /password|one-time-code|cc-/.test(field.getAttribute('autocomplete') ?? '')

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const valueOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)

function writeTo(field: Field, value: string | boolean): void {
  if (value === valueOf(field)) return
  if (isTicked(field)) {
    if (field.type === 'checkbox' || value === true) field.click()
    return
  }
  // Past the setter that React watches on the element itself, so that it notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
