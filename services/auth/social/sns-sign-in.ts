import * as contracts from '@/schemas/api/auth/social'
import { operation } from '@/services/kit/service'
import { enter } from './enter'

export const snsSignIn = operation(contracts.snsSignIn, ({ snsType, accessToken: key = '', keepLogin = false }, ctx) =>
  enter({ snsType, key, keepLogin }, ctx),
)
