import { CallFailure } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/auth/identity'
import { ageOn, JOIN_AGE } from '@/schemas/rules/auth/age'
import { isNameOf, isOfMember, makesMember, type IdentityPurpose } from '@/schemas/rules/auth/identity'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { IDENTITY_FAILED } from '@/schemas/words/identity-messages'
import { COMMON } from '@/schemas/words/messages'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { nameDiffers } from '@/services/auth/domain/name-differs'
import { findIdentityRequest, storeIdentity } from '../domain/identities'
import { isKnownCi } from '../domain/is-known-ci'
import { operation, type Ctx, type Fails, type Outcome } from '@/services/kit/service'
import { changeVisit } from '../domain/visit'
import { readIdentity } from '@/services/outside/identity'

/** Asks the provider for the person, refuses those whom the purpose excludes, and returns the key of the identity. */
export const readIdentityResult = operation(
  contracts.readIdentityResult,
  async ({ requestId }, ctx): Promise<Outcome<typeof contracts.readIdentityResult>> => {
    const request = await findIdentityRequest(ctx, requestId)
    if (!request) throw ctx.fail('missing')
    let identity = request.answer
    if (!identity) {
      const read = await readIdentity(requestId, ctx.now)
      if (!read.ok) {
        ctx.log.info({ event: 'identity-failed', code: read.code, purpose: request.purpose }, 'an identity verification failed')
        switch (read.code) {
          case 'refused':
            return { item: { result: 'ok', data: { errorMessage: read.message || IDENTITY_FAILED } } }
          case 'empty':
            return { item: { result: 'ok', data: null } }
          case 'missing':
            throw ctx.fail('missing')
          default:
            throw new CallFailure(COMMON.busy[0], COMMON.busy[1], { status: COMMON.busy[2], cause: new Error(read.message) })
        }
      }
      identity = read.value
    }
    await admit(request.purpose, identity, ctx)
    const verified = identity
    return ctx.db.transaction(async (tx) => {
      const key = await storeIdentity({ db: tx, now: ctx.now }, requestId, verified)
      const { memberName, mobileNo } = verified
      // A verified person may view consultations without an account (G-IDENT, Q-071).
      const { session, now, siteId } = ctx
      const { cookies } = await changeVisit({ db: tx, session, now, siteId }, (draft) =>
        request.purpose === 'consulting' ? { ...draft, identified: { memberName, mobileNo, at: now.getTime() } } : draft,
      )
      return { item: { result: 'ok', data: { memberName: maskedName(memberName) }, key }, cookies }
    })
  },
)

/** Refuses at once, so that the popup can show the reason; every use of the key checks again. */
async function admit(
  purpose: IdentityPurpose,
  identity: VerifiedIdentity,
  { db, session, siteId, now, fail }: Ctx & Fails<'tooYoung' | 'alreadyMember'>,
): Promise<void> {
  if (makesMember(purpose)) {
    if (ageOn(identity.birthDate, now) < JOIN_AGE) throw fail('tooYoung')
    if (await isKnownCi(db, siteId, identity.ci)) throw fail('alreadyMember')
  }
  if (isOfMember(purpose) && !isNameOf(session.user?.memberName ?? '', identity.memberName)) throw await nameDiffers({ db, siteId })
}
