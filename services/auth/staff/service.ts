import { service } from '@/services/kit/service'
import { confirmAgain } from './confirm-again'
import { keepFavourite } from './keep-favourite'
import { leaveSignIn } from './leave-sign-in'
import { readMe } from './read-me'
import { readSignInStep } from './read-sign-in-step'
import { signIn } from './sign-in'
import { signInByCode } from './sign-in-by-code'
import { signOut } from './sign-out'
import { readTimeLeft } from './read-time-left'
import { stay } from './stay'

export const staff = service('staff', [
  signIn,
  signInByCode,
  readSignInStep,
  signOut,
  leaveSignIn,
  readMe,
  keepFavourite,
  confirmAgain,
  readTimeLeft,
  stay,
])
