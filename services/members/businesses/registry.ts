// Queries of the business register, for the operations of this noun.
import type { ErrorDefinition } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { tidyIdentity, type BusinessIdentity } from '@/schemas/rules/members/business'
import { businessRegistry, type BusinessRegistry, type BusinessValidity } from '@/services/outside/business-registry'
import type { PortResult } from '@/services/outside/port-result'
import type { Ctx } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { MINUTE, limitCalls } from '@/services/kit/limit-calls'

const NOT_SET_UP = { ok: false, code: 'closed', message: 'no business registry is set up', retryable: false } as const

/** Limits the calls of a network address per ten minutes, so that the register cannot be copied through us. */
export const limitRegistry = ({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> =>
  limitCalls(db, { what: 'business-registry', most: 60, span: 10 * MINUTE }, now)

/** The register's answer, or the contract's error when it is unavailable. */
export async function askRegistry<T>(away: ErrorDefinition, question: (registry: BusinessRegistry) => Promise<PortResult<T>>): Promise<T> {
  const place = settings().outside.business
  const answer = place ? await question(businessRegistry(place)) : NOT_SET_UP
  if (answer.ok) return answer.value
  throw outsideFailure(away, answer)
}

/** Another company's service failed: the result is the contract's, the status says where. */
export const outsideFailure = ([code, sentence]: ErrorDefinition, cause: { code: string; message: string }): CallFailure =>
  new CallFailure(code, sentence, { status: 502, cause: new Error(`${cause.code}: ${cause.message}`) })

/** One business. */
export const askValidity = async (away: ErrorDefinition, identity: BusinessIdentity): Promise<BusinessValidity> =>
  (await askRegistry(away, (registry) => registry.validate([tidyIdentity(identity)])))[0]!
