import type { SocialType } from '@/schemas/api/auth/session'
import type { SocialFailure } from '@/schemas/rules/auth/social'
import type { Ctx } from '@/services/kit/service'
import { visitHashOf } from '../domain/visit'
import { socialProvider } from '@/services/outside/social/social-provider'
import { inTime } from './in-time'
import { claimRequest, answerRequest } from './requests'
import { redirectCallback, redirectBack, redirectOrigin, redirectUriOf } from './redirects'

interface Brought {
  state?: string
  code?: string
  error?: string
  user?: string
}

/** Handles the answer that a browser brought from a provider, and redirects to the page of ours that began (S7, E-SOC, V-SNS-1). */
export function receiveAnswer(ctx: Ctx, snsType: SocialType, brought: Brought): Promise<Response> {
  // Nothing in an answer with an unknown or used state can be trusted, not even the page to return to.
  const attempt: Attempt = { snsType, beginning: nowhere() }
  const back = (outcome: Outcome) => redirectBack(snsType, attempt.beginning, outcome)
  return inTime(
    ctx,
    async () => back(await take(ctx, attempt, brought)),
    () => back({ failed: 'provider' }),
  )
}

type Outcome = { key: string } | { failed: SocialFailure }
interface Attempt {
  snsType: SocialType
  /** Known once the state is verified. */
  beginning: string
}

async function take(ctx: Ctx, attempt: Attempt, { state = '', code, error, user }: Brought): Promise<Outcome> {
  const { snsType } = attempt
  const claimed = await claimRequest(ctx, snsType, state)
  if (!claimed) return { failed: 'expired' }
  const { nonce, verifier, callback, visitHash } = claimed
  attempt.beginning = callback
  // Apple's post comes without our cookies: there the key is compared with the visit when it is used.
  const { visit } = ctx.session
  if (visit ? visitHashOf(visit) !== visitHash : snsType !== 'APPLE') return { failed: 'expired' }
  if (error !== undefined) return { failed: failureOf(error) }
  const provider = socialProvider(snsType)
  if (!provider || code === undefined) return { failed: 'provider' }

  const redirectUri = redirectUriOf(snsType, new URL(callback).origin)
  const person = await provider.exchange({ code, state, nonce, verifier, redirectUri, user, now: ctx.now })
  if (person.ok) return { key: await answerRequest(ctx, claimed, person.value) }
  ctx.log.warn({ event: 'social-failed', snsType, code: person.code }, person.message)
  return { failed: person.code === 'no-token' ? 'missing' : 'provider' }
}

/** The login page, without the name of an attempt. */
const nowhere = (): string => redirectCallback(redirectOrigin(undefined), '/login', '0'.repeat(16))

const CANCELLED = ['access_denied', 'user_cancelled_authorize']
const CONSENT = ['consent_required', 'interaction_required', 'invalid_scope']
const failureOf = (error: string): SocialFailure =>
  CANCELLED.includes(error) ? 'cancelled' : CONSENT.includes(error) ? 'missing' : 'provider'
