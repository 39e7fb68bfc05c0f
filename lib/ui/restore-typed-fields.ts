import { FIELDS, isSecret, isTicked, keyOf, valueOf, type Field, type TypedFields } from './typed-fields'

/**
 * Writes stored values into a form as typing would: every field fires its events. A field that appears later gets its value when it
 * appears.
 * @param onWritten called once something was written.
 * @returns a function that stops waiting.
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

function writeTo(field: Field, value: string | boolean): void {
  if (value === valueOf(field)) return
  if (isTicked(field)) {
    if (field.type === 'checkbox' || value === true) field.click()
    return
  }
  // Bypasses React's setter on the element, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
