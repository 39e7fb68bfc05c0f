interface Titled {
  title?: string
  widget?: string
  properties?: Record<string, Titled>
  items?: Titled
}

/** The title of the innermost titled field on the way to a JSON Pointer of a form, and the control of the field itself. */
export function fieldAt(form: unknown, pointer: string): { title: string; widget: string | undefined } {
  let title = '항목'
  let at: Titled | undefined = form as Titled
  for (const step of pointer.split('/').slice(1)) {
    at = at?.properties?.[step] ?? at?.items
    title = at?.title ?? title
  }
  return { title, widget: at?.widget }
}
