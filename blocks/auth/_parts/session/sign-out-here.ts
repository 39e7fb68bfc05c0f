import { showSnackbar } from '@/lib/ui/show-snackbar'
import { SIGNED_OUT } from '@/schemas/words/signed-out'
import { endSignIn } from '@/schemas/api/auth/session-state'

/**
 * Ends the sign-in; a visitor on a page that requires one is sent to the home page (S-SESS-5). A page with a form is rendered again, because
 * the member's name and words stand in it.
 */
export async function signOutHere(): Promise<void> {
  try {
    await endSignIn()
  } catch (error) {
    const { sayFailure } = await import('@/schemas/api/base/tracked-call')
    return sayFailure(error, { id: 'session.signOut' })
  }
  if (document.querySelector('[data-live]')) location.assign('/')
  else if (document.querySelector('form[method="post"]')) location.reload()
  else showSnackbar(SIGNED_OUT)
}
