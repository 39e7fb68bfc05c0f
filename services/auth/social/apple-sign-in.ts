import * as contracts from '@/schemas/api/auth/social'
import { operation } from '@/services/kit/service'
import { enter } from './enter'

export const appleSignIn = operation(contracts.appleSignIn, ({ identityToken: key = '', keepLogin = false }, ctx) =>
  enter({ snsType: 'APPLE', key, keepLogin }, ctx),
)
