import { restoreTypedFields, hasTypedFields, takeTypedFields, type TypedFields } from '@/lib/ui/typed-fields'
import { sessionUser } from '@/schemas/api/auth/session-state'
import { TYPED_IS_RESTORED } from '@/schemas/words/login-messages'

/** For this page; its forms share it. */
let taking: Promise<TypedFields | undefined> | undefined
let isSaid = false

/**
 * Restores into a hydrated form what its member had typed before the login (E-LOGIN-3).
 * @returns a function that stops it.
 */
export function restoreTyped(form: HTMLFormElement): () => void {
  if (!taking && !hasTypedFields()) return () => undefined
  let end: (() => void) | undefined
  let isOver = false
  taking ??= sessionUser().then((user) => takeTypedFields(user?.memberNo ?? ''))
  void Promise.all([taking, awake(form)]).then(([fields]) => {
    if (fields && !isOver) end = restoreTypedFields(form, fields, say)
  })
  return () => {
    isOver = true
    end?.()
  }
}

/** An island that is still waking holds presses back and carries out the last one only: of several check marks one would come back. */
async function awake(form: HTMLFormElement): Promise<void> {
  const island = form.closest('maru-island')
  if (!island || island.hasAttribute('awake')) return
  await new Promise<void>((resolve) => {
    const waiting = new MutationObserver(() => {
      waiting.disconnect()
      resolve()
    })
    waiting.observe(island, { attributeFilter: ['awake'] })
  })
}

function say(): void {
  if (isSaid) return
  isSaid = true
  void import('@/lib/ui/show-snackbar').then(({ showSnackbar }) => showSnackbar(TYPED_IS_RESTORED))
}
