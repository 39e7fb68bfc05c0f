import { hasTypedFields, takeTypedFields, type TypedFields } from '@/lib/ui/typed-fields'
import { sessionUser } from '@/schemas/api/auth/session-state'

/** For this page; its forms share it. */
let taking: Promise<TypedFields | undefined> | undefined

/**
 * Restores into a hydrated form what its member had typed before the login (E-LOGIN-3).
 * @returns a function that stops it.
 */
export function restoreTyped(form: HTMLFormElement): () => void {
  if (!taking && !hasTypedFields()) return () => undefined
  let end: (() => void) | undefined
  let isOver = false
  const part = import('./put-back-typed').then(
    ({ putBackTyped }) => putBackTyped,
    () => undefined,
  )
  // What is taken out is gone: it stays where it is while the part that puts it back cannot be had.
  taking ??= Promise.all([sessionUser(), part]).then(([user, putBack]) => putBack && takeTypedFields(user?.memberNo ?? ''))
  void Promise.all([taking, part]).then(async ([fields, putBack]) => {
    if (!fields || !putBack || isOver) return
    end = await putBack(form, fields)
    if (isOver) end()
  })
  return () => {
    isOver = true
    end?.()
  }
}
