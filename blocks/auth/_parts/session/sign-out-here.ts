import { showSnackbar } from '@/lib/ui/show-snackbar'
import { endSignIn } from '@/schemas/api/auth/session-state'

/** Ends the sign-in; a visitor on a page that requires one is sent to the home page (S-SESS-5). */
export async function signOutHere(): Promise<void> {
  try {
    await endSignIn()
  } catch (error) {
    const { sayFailure } = await import('@/schemas/api/base/tracked-call')
    return sayFailure(error, { id: 'session.signOut' })
  }
  if (document.querySelector('[data-live]')) location.assign('/')
  else showSnackbar('로그아웃되었습니다.')
}
