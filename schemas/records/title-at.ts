interface Titled {
  title?: string
  properties?: Record<string, Titled>
  items?: Titled
}

/** The title of the innermost titled field on the way to a JSON Pointer of a form. */
export function titleAt(form: unknown, pointer: string): string {
  let title = '항목'
  let at: Titled | undefined = form as Titled
  for (const step of pointer.split('/').slice(1)) {
    at = at?.properties?.[step] ?? at?.items
    title = at?.title ?? title
  }
  return title
}
