import { service } from '@/services/kit/service'
import { readMe } from './read-me'
import { signIn } from './sign-in'
import { signOut } from './sign-out'

export const staff = service('staff', [signIn, signOut, readMe])
