import { service } from '@/services/kit/service'
import { confirmAgain } from './confirm-again'
import { readMe } from './read-me'
import { readSignInStep } from './read-sign-in-step'
import { signIn } from './sign-in'
import { signInByCode } from './sign-in-by-code'
import { signOut } from './sign-out'
import { readTimeLeft, stayTimeLeft } from './time-left'

export const staff = service('staff', [signIn, signInByCode, readSignInStep, signOut, readMe, confirmAgain, readTimeLeft, stayTimeLeft])
