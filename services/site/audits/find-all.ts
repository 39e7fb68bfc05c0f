import { FINDING_KINDS, type Finding, type FindingKind } from '@/schemas/rules/site/review-content'
import { namesOf } from './names-of'
import type { Ctx } from '@/services/kit/service'
import { findAtNight } from './find-at-night'
import { findBreakGlass } from './find-break-glass'
import { findBroken } from './find-broken'
import { findExports } from './find-exports'
import { findFailed } from './find-failed'
import { findMany } from './find-many'
import { findNewPlaces } from './find-new-places'
import { findReasonless } from './find-reasonless'
import { findRoleChanges } from './find-role-changes'
import type { Found } from './found'

const FINDERS: Readonly<Record<FindingKind, (ctx: Ctx, month: string) => Promise<Found[]>>> = {
  seal: findBroken,
  glass: findBreakGlass,
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
    [...asked].map((actor) => ({ actor, action: 'audit.verify', target: '' })),
  )
  return found.map((one) => ({ ...one, detail: one.detail((actor) => names.actor(actor)) }))
}
