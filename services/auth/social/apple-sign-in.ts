import * as contracts from '@/schemas/api/auth/social'
import { answer } from '@/services/kit/service'
import { enter } from './enter'

export const appleSignIn = answer(
  contracts.appleSignIn,
  'services/auth/social/apple-sign-in.ts',
  ({ identityToken: key = '', keepLogin = false }, ctx) => enter(contracts.appleSignIn, { snsType: 'APPLE', key, keepLogin }, ctx),
)
