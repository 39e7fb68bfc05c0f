import { askForLogin } from '@/schemas/api/auth/ask-for-login'
import { openLogin } from '@/schemas/api/auth/open-login'
import type { TourSession } from './tour-session'

/** From the line of the save: the writer pressed what it says. */
export async function signIn(session: TourSession): Promise<void> {
  await session.keepForReturn()
  openLogin()
}

/** In the middle of something else: the alert of every other call, and the login (E-LOGIN-3). The text waits in this browser. */
export async function askAndSignIn(session: TourSession): Promise<void> {
  await askForLogin(await session.keepForReturn())
}
