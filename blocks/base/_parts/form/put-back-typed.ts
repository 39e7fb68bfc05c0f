import { restoreTypedFields } from '@/lib/ui/restore-typed-fields'
import type { TypedFields } from '@/lib/ui/typed-fields'
import { TYPED_IS_RESTORED } from '@/schemas/words/login-questions'

let isSaid = false

/** Loaded where there is something to put back. @returns a function that stops it. */
export async function putBackTyped(form: HTMLFormElement, fields: TypedFields): Promise<() => void> {
  await awake(form)
  return restoreTypedFields(form, fields, say)
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
