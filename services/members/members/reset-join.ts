import * as contracts from '@/schemas/api/members/joins'
import { operation } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'

/** Deletes the whole draft: agreements, identity, the new member and the provider's data (S-JOIN-2). */
export const resetJoin = operation(contracts.resetJoin, async (_, ctx) =>
  ctx.session.visit ? changeVisit(ctx, ({ join: _join, ...others }) => others) : {},
)
