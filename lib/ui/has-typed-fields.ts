// Where typed input lies during a detour to the sign-in (typed-fields.ts), for pages that only ask whether there is any.

import type { TypedDraft } from './typed-fields'

export const KEY = 'maru-typed'
export const OWN_KEY = 'maru-typed-own'

/** Whether something was stored for this page, in a field whose key begins so. */
export const hasTypedFields = (field = ''): boolean =>
  [OWN_KEY, KEY].some((place) => Object.keys(readTyped(place)?.fields ?? {}).some((key) => key.startsWith(field)))

/** What lies there for this page. */
export function readTyped(place: string): TypedDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(place) ?? 'null') as TypedDraft | null
    return draft?.path === location.pathname ? draft : undefined
  } catch {
    return undefined
  }
}
