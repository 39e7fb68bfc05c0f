import * as contracts from '@/schemas/api/events/prizes'
import { operation } from '@/services/kit/service'
import { ownPrize, presentPrize } from './own-prize'

export const readMyPrize = operation(contracts.readMyPrize, async ({ prizeSeq }, ctx) => ({
  item: {
    ...presentPrize(await ownPrize(ctx, prizeSeq), ctx.now),
    confirmedYn: ctx.session.passwordConfirmed ? ('Y' as const) : ('N' as const),
  },
}))
