import * as contracts from '@/schemas/api/members/joins'
import { operation } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'

/** Agreements, identity, who joined and what a provider said of him: all of it (S-JOIN-2). */
export const resetJoin = operation(contracts.resetJoin, async (_, ctx) =>
  ctx.session.visit ? changeVisit(ctx, ({ join: _join, ...others }) => others) : {},
)
