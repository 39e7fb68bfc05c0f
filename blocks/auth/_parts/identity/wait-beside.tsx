import { openDialog } from '@/lib/ui/dialogs'
import type { IdentityOutcome } from './message'

/**
 * Shows a message while the window is open, with a button that brings the window to the front. Closing the message ends the verification.
 */
export async function waitBeside(
  popup: Window,
  ending: AbortController,
  outcome: Promise<IdentityOutcome | undefined>,
): Promise<IdentityOutcome | undefined> {
  // If the message cannot be loaded, the verification continues without it.
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
