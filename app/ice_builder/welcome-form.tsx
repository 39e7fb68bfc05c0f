'use client'
import { useSyncExternalStore } from 'react'
import { InviteForm } from './invite-form'
import { SignInForm } from './sign-in-form'

const INVITATION = /^#invite=([\w-]{20,100})$/

/** The sign-in, or the choice of a password where the address holds an invitation. The server never sees what is behind `#`. */
export function WelcomeForm({ said }: { said: string }) {
  const hash = useSyncExternalStore(
    (listen) => {
      addEventListener('hashchange', listen)
      return () => removeEventListener('hashchange', listen)
    },
    () => location.hash,
    () => '',
  )
  const invitation = INVITATION.exec(hash)?.[1]
  return invitation === undefined ? <SignInForm said={said} /> : <InviteForm invitation={invitation} />
}
