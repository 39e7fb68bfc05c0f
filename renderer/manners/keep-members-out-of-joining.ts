import { showAlert } from '@/lib/ui/dialogs'
import { controlNavigation, follow } from '@/lib/ui/navigation'
import { seemsSignedIn, sessionUser } from '@/schemas/api/auth/session-state'
import { isJoinLink } from '@/schemas/rules/members/is-join-link'
import { ALREADY_MEMBER } from '@/schemas/words/identity-messages'

/**
 * Who is signed in and presses a link to the sign-up hears that he has joined, and stays (V-JOIN-1, E-LOGIN-4). Links are asked
 * about when they are pressed, so those inside an editor's text are covered as soon as they stand there (K-EDITENTRY).
 */
export function keepMembersOutOfJoining(): () => void {
  return controlNavigation((to) => {
    if (!isJoinLink(to.pathname) || !seemsSignedIn()) return 'continue'
    void answer(to)
    return 'hold'
  })
}

/** A cookie may outlive its sign-in: then the way is free. */
async function answer({ pathname, search, hash }: URL): Promise<void> {
  if (await sessionUser()) await showAlert({ title: ALREADY_MEMBER })
  else follow(pathname + search + hash)
}
