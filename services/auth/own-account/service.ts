import { service } from '@/services/kit/service'
import { beginFactor } from './begin-factor'
import { changeOwnEmail } from './change-own-email'
import { changeOwnPassword } from './change-own-password'
import { confirmFactor } from './confirm-factor'
import { endOtherOwnSessions, endOwnSession } from './end-own-sessions'
import { readOwnAccount } from './read-own-account'
import { removeFactor } from './remove-factor'
import { renewOwnCodes } from './renew-own-codes'

export const ownAccount = service('own-account', [
  readOwnAccount,
  changeOwnPassword,
  changeOwnEmail,
  endOwnSession,
  endOtherOwnSessions,
  beginFactor,
  confirmFactor,
  removeFactor,
  renewOwnCodes,
])
