import { controlNavigation, follow } from '@/lib/ui/control-navigation'
import { seemsSignedIn, sessionUser } from '@/schemas/api/auth/session-state'
import { isJoinLink } from '@/schemas/rules/members/is-join-link'

/**
 * Stops a signed-in member who follows a link to the sign-up, and tells them that they have joined already (V-JOIN-1, E-LOGIN-4). Links
 * are checked when they are pressed, so those inside an editor's text are covered too (K-EDITENTRY).
 */
export function keepMembersOutOfJoining(): () => void {
  return controlNavigation((to) => {
    if (!isJoinLink(to.pathname) || !seemsSignedIn()) return 'continue'
    void answer(to)
    return 'hold'
  })
}

/** A cookie may outlive its session: then the link is followed. */
async function answer({ pathname, search, hash }: URL): Promise<void> {
  if (await sessionUser()) await (await import('./say-already-member')).sayAlreadyMember()
  else follow(pathname + search + hash)
}
