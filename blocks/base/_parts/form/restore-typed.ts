import { hasTypedFields } from '@/lib/ui/has-typed-fields'
import type { TypedFields } from '@/lib/ui/typed-fields'
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
  const part = Promise.all([
    import('./put-back-typed').then(({ putBackTyped }) => putBackTyped),
    import('@/lib/ui/typed-fields').then(({ takeTypedFields }) => takeTypedFields),
  ]).catch(() => undefined)
  // What is taken out is gone: it stays where it is while the part that puts it back cannot be had.
  taking ??= Promise.all([sessionUser(), part]).then(([user, parts]) => parts?.[1](user?.memberNo ?? ''))
  void Promise.all([taking, part]).then(async ([fields, parts]) => {
    if (!fields || !parts || isOver) return
    end = await parts[0](form, fields)
    if (isOver) end()
  })
  return () => {
    isOver = true
    end?.()
  }
}
