import * as contracts from '@/schemas/api/auth/social'
import { answer } from '@/services/kit/service'
import { enter } from './enter'

export const snsSignIn = answer(
  contracts.snsSignIn,
  'services/auth/social/sns-sign-in.ts',
  ({ snsType, accessToken: key = '', keepLogin = false }, ctx) => enter(contracts.snsSignIn, { snsType, key, keepLogin }, ctx),
)
