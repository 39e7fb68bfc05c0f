import * as contracts from '@/schemas/api/auth/directory'
import { operation, type CtxOf } from '@/services/kit/service'
import { oidcAddress } from '@/services/outside/directory/oidc'
import { samlAddress } from '@/services/outside/directory/saml'
import { confirmStaff } from '../domain/confirm-staff'
import { openDirectory, type DirectoryRow } from '../domain/directory-row'
import { changeVisit } from '../domain/visit'
import { COMPANY_PAGE, directoryBack } from './directory-back'
import { DirectoryRefused, inWords, type Attempt } from './in-words'
import { leadTo } from './lead-to'
import { ownAddresses } from './own-addresses'
import { beginDirectoryRequest, newRequestSecret } from './requests'

type Facts = Parameters<typeof beginDirectoryRequest>[3]

export const startDirectory = operation(contracts.startDirectory, async ({ purpose = 'signIn', back }, ctx) => {
  const attempt: Attempt = { back: purpose === 'signIn' ? directoryBack(back) : `${COMPANY_PAGE}?for=${purpose}` }
  const response = await inWords(ctx, attempt, async () => {
    const directory = await openDirectory(ctx.db)
    if (!directory) throw new DirectoryRefused('off')
    const who = purpose === 'signIn' ? {} : await personOf(ctx)
    const state = newRequestSecret()
    const facts: Facts = {
      purpose,
      back: attempt.back,
      nonce: newRequestSecret(),
      verifier: newRequestSecret(),
      // An id of XML begins with no digit.
      requestName: `_${newRequestSecret()}`,
      version: directory.version,
      ...who,
    }
    const { cookies } = await ctx.db.transaction(async (db) => {
      const { session, now, siteId } = ctx
      const visit = await changeVisit({ db, session, now, siteId }, (draft) => draft)
      await beginDirectoryRequest({ db, now }, state, visit.visitHash, facts)
      return visit
    })
    const address = await addressOf(directory, state, facts, ctx.now)
    if (!address.ok) {
      ctx.log.warn({ event: 'directory-failed', code: address.code }, address.message)
      throw new DirectoryRefused(address.code as 'away')
    }
    return leadTo(address.value, { cookies })
  })
  return { response }
})

async function personOf(ctx: CtxOf<typeof contracts.startDirectory>): Promise<{ staffId: string; sid: string }> {
  const { staff } = await confirmStaff(ctx.session, ctx.db, ctx.now)
  if (!staff) throw new DirectoryRefused('signedOut')
  return { staffId: staff.id, sid: staff.sid }
}

function addressOf(directory: DirectoryRow, state: string, { nonce, verifier, requestName, purpose }: Facts, createdAt: Date) {
  const { oidc, saml, entity } = ownAddresses()
  const isFresh = purpose === 'confirm'
  const known = { ...directory, clientSecret: directory.clientSecret ?? '' }
  return directory.protocol === 'oidc'
    ? oidcAddress(known, { state, nonce, verifier, redirectUri: oidc, isFresh })
    : samlAddress(known, { state, requestName, createdAt, callbackUrl: saml, entity, isFresh })
}
