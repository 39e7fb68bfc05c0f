import { FINDING_KINDS, type Finding, type FindingKind } from '@/schemas/rules/site/review-content'
import { namesOf } from '../audits/names-of'
import type { Ctx } from '@/services/kit/service'
import { findBroken, findFailed, findNewPlaces, findRoleChanges } from './find-entering'
import { findAtNight, findExports, findMany, findReasonless, type Found } from './find-reading'

const FINDERS: Readonly<Record<FindingKind, (ctx: Ctx, month: string) => Promise<Found[]>>> = {
  seal: findBroken,
  night: findAtNight,
  many: findMany,
  export: findExports,
  place: findNewPlaces,
  failed: findFailed,
  reasonless: findReasonless,
  role: findRoleChanges,
}

/** Everything that stands out in a month, with the names that people have now. */
export async function findAll(ctx: Ctx, month: string): Promise<Finding[]> {
  const found: Found[] = []
  // One after the other, because they may share the connection of a transaction.
  for (const kind of FINDING_KINDS) found.push(...(await FINDERS[kind](ctx, month)))
  const asked = new Set<string>()
  const collect = (actor: string): string => (asked.add(actor), '')
  for (const { detail } of found) detail(collect)
  const names = await namesOf(
    ctx,
    [...asked].map((actor) => ({ actor, action: 'audit.read', target: '' })),
  )
  return found.map((one) => ({ ...one, detail: one.detail((actor) => names.actor(actor)) }))
}
