import { service } from '@/services/kit/service'
import { readJwt } from './read-jwt'
import { renewToken } from './renew-token'
import { restoreSession } from './restore-session'
import { signIn } from './sign-in'
import { signOut } from './sign-out'

export const sessions = service('sessions', [readJwt, renewToken, restoreSession, signIn, signOut])
