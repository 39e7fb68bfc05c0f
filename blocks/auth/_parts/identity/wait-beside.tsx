import { openDialog } from '@/lib/ui/dialogs'
import type { IdentityOutcome } from './message'

/** While the window is open the page says so, and finds it again where it went behind. Closing this ends the verification. */
export async function waitBeside(
  popup: Window,
  ending: AbortController,
  outcome: Promise<IdentityOutcome | undefined>,
): Promise<IdentityOutcome | undefined> {
  // Without its words the verification goes on all the same.
  const Dialog = await import('./waiting-dialog').then(
    ({ WaitingDialog }) => WaitingDialog,
    () => undefined,
  )
  if (!Dialog) return outcome
  const waiting = openDialog<undefined>('identity', {
    title: '본인인증',
    render: (close) => <Dialog popup={popup} ended={outcome} close={() => close()} />,
  })
  void waiting.then(() => ending.abort())
  const found = await outcome
  await waiting
  return found
}
