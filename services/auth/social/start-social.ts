import * as contracts from '@/schemas/api/auth/social'
import { operation } from '@/services/kit/service'
import { changeVisit } from '../domain/visit'
import { socialProvider } from '@/services/outside/social/social-provider'
import { inTime } from './in-time'
import { beginRequest } from './requests'
import { redirectCallback, redirectBack, redirectTo, redirectOrigin, redirectUriOf } from './redirects'

/** Redirects to the provider, with a state, a nonce and a challenge that only this browser's visit can use (S7). */
export const startSocial = operation(contracts.startSocial, async ({ snsType, back, flow, origin: given }, ctx) => {
  const origin = redirectOrigin(given)
  const callback = redirectCallback(origin, back, flow)
  const provider = socialProvider(snsType)
  if (!provider) return { response: redirectBack(snsType, callback, { failed: 'unavailable' }) }
  const setOut = () =>
    ctx.db.transaction(async (db) => {
      const { session, now, siteId } = ctx
      const { cookies, visitHash } = await changeVisit({ db, session, now, siteId }, (draft) => draft)
      const begun = await beginRequest({ db, now, siteId }, { snsType, visitHash, callback })
      return redirectTo(provider.authorizeUrl({ ...begun, redirectUri: redirectUriOf(snsType, origin) }), cookies)
    })
  return { response: await inTime(ctx, setOut, () => redirectBack(snsType, callback, { failed: 'unavailable' })) }
})
