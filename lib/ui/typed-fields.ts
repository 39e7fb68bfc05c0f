// Stores what was typed into the forms of a page during a detour to the sign-in. It is in the tab's session storage, never contains a
// secret, names its owner, and is taken out once: another member of the same browser gets nothing of it. A member's words have a place of
// their own, so that what a visitor types in the same tab does not write over them.
import { KEY, OWN_KEY, readTyped } from './has-typed-fields'

/** After an hour, in milliseconds, restored input surprises more than it helps. */
const LASTS = 3_600_000
/** Owner of what a visitor typed before the login that they chose: the member who signs in next in this tab. */
export const ANYBODY = '*'
const FORMS = 'form[method="post"]'
export const FIELDS = 'input, textarea, select'
const SECRET_TYPES: readonly string[] = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Texts and check marks by the key of their field. */
export type TypedFields = Record<string, string | boolean>
export interface TypedDraft {
  owner: string
  path: string
  /** Milliseconds since 1970. */
  at: number
  fields: TypedFields
}

/**
 * Stores the input of this page's forms for its owner. Passwords, codes, card numbers, files and hidden fields are left out.
 * @returns whether there was anything to store; nothing is stored without an owner.
 */
export function storeTypedFields(owner: string, now: number = Date.now()): boolean {
  const fields: TypedFields = {}
  for (const field of document.querySelectorAll<Field>(`${FORMS} :is(${FIELDS})`)) {
    const key = keyOf(field)
    if (key !== undefined && !isSecret(field)) fields[key] = valueOf(field)
  }
  if (owner === '' || !Object.values(fields).some(Boolean)) return false
  const draft: TypedDraft = { owner, path: location.pathname, at: now, fields }
  try {
    sessionStorage.setItem(owner === ANYBODY ? KEY : OWN_KEY, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/**
 * Takes out what the owner typed on this page. Another member's input, or too old input, is discarded.
 * @param owner empty for a visitor, who gets back what a visitor typed and leaves a member's input for that member.
 */
export function takeTypedFields(owner: string, now: number = Date.now()): TypedFields | undefined {
  for (const place of owner === '' ? [KEY] : [OWN_KEY, KEY]) {
    const draft = readTyped(place)
    if (!draft) continue
    sessionStorage.removeItem(place)
    if ((draft.owner === ANYBODY || draft.owner === owner) && now - draft.at < LASTS) return draft.fields
  }
  return undefined
}

/** @param isOwnKept what a member typed waits for that member. */
export function clearTypedFields(isOwnKept = false): void {
  try {
    sessionStorage.removeItem(KEY)
    if (!isOwnKept) sessionStorage.removeItem(OWN_KEY)
  } catch {
    // Where the browser refuses storage, nothing is stored.
  }
}

/** An id made by React depends on what was rendered before it, which may differ after the next load. */
const MADE_ID = /_[rR]_\w*_/

/** Each choice of a radio group has its own key; a field without a stable name is identified by its index in the form. */
export function keyOf(field: Field): string | undefined {
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

/** A password being shown has type text; its autocomplete purpose identifies it. */
export const isSecret = (field: Field): boolean =>
  SECRET_TYPES.includes(field.type) || /password|one-time-code|cc-/.test(field.getAttribute('autocomplete') ?? '')

export const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
export const valueOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)
