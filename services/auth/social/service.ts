import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/auth/social'
import { SOCIAL_TYPES } from '@/schemas/api/auth/session'
import { socialProvider } from '@/services/outside/social/social-provider'
import { confirmBySns } from './confirm-by-sns'
import { linkSns } from './link-sns'
import { listLinks } from './list-links'
import { returnSocial } from './return-social'
import { snsPasswordConfirm } from './sns-password-confirm'
import { startSocial } from './start-social'
import { enter } from './enter'
import { receiveAnswer } from './receive-answer'

const appleSignIn = operation(contracts.appleSignIn, ({ identityToken: key = '', keepLogin = false }, ctx) =>
  enter({ snsType: 'APPLE', key, keepLogin }, ctx),
)

const listProviders = operation(contracts.listProviders, async () => ({
  items: SOCIAL_TYPES.filter(socialProvider).map((snsType) => ({ snsType })),
}))

const returnApple = operation(contracts.returnApple, async (brought, ctx) => ({
  response: await receiveAnswer(ctx, 'APPLE', brought),
}))

const snsSignIn = operation(contracts.snsSignIn, ({ snsType, accessToken: key = '', keepLogin = false }, ctx) =>
  enter({ snsType, key, keepLogin }, ctx),
)

export const social = service('social', [
  appleSignIn,
  confirmBySns,
  linkSns,
  listLinks,
  listProviders,
  returnApple,
  returnSocial,
  snsPasswordConfirm,
  snsSignIn,
  startSocial,
])
