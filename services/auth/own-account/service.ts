import { service } from '@/services/kit/service'
import { beginFactor } from './begin-factor'
import { changeOwnEmail } from './change-own-email'
import { changeOwnPassword } from './change-own-password'
import { confirmFactor } from './confirm-factor'
import { endOtherSessions } from './end-other-sessions'
import { endOwnSession } from './end-own-session'
import { readOwnAccount } from './read-own-account'
import { removeFactor } from './remove-factor'
import { renewOwnCodes } from './renew-own-codes'

export const ownAccount = service('own-account', [
  readOwnAccount,
  changeOwnPassword,
  changeOwnEmail,
  endOwnSession,
  endOtherSessions,
  beginFactor,
  confirmFactor,
  removeFactor,
  renewOwnCodes,
])
