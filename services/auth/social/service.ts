import { service } from '@/services/kit/service'
import { appleSignIn } from './apple-sign-in'
import { confirmBySns } from './confirm-by-sns'
import { linkSns } from './link-sns'
import { listLinks } from './list-links'
import { listProviders } from './list-providers'
import { returnApple } from './return-apple'
import { returnSocial } from './return-social'
import { snsPasswordConfirm } from './sns-password-confirm'
import { snsSignIn } from './sns-sign-in'
import { startSocial } from './start-social'

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
