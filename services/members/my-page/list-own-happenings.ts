import * as contracts from '@/schemas/api/members/my-page'
import { operation } from '@/services/kit/service'
import { readOwnTimeline, type OwnHappening } from '@/services/parts/read-own-timeline'
import { pictureShapes } from '@/services/storage/picture-shapes'

export const listOwnHappenings = operation(contracts.listOwnHappenings, async ({ kind, before, size = 20 }, ctx) => {
  const { coming, past, counts, older } = await readOwnTimeline(ctx, ctx.session.user!.memberNo, { kind, cursor: before, size })
  const shapeOf = await pictureShapes(
    [...coming, ...past].map(({ image }) => image),
    ctx,
  )
  const present = ({ at, isDay, until, name, detail = '', answerBy, image = '', acts = [], ...told }: OwnHappening) => ({
    ...told,
    at: at.toISOString(),
    dayYn: isDay ? ('Y' as const) : ('N' as const),
    detail,
    until: until ?? null,
    kindName: name,
    answerBy: answerBy?.toISOString() ?? null,
    IMG: image,
    IMG_SHAPE: shapeOf(image),
    acts: [...acts],
  })
  return {
    item: {
      coming: coming.map(present),
      counts,
      older: older ? { before: older.cursor, month: older.month, count: older.count } : null,
    },
    items: past.map(present),
    totalCount: counts.reduce((sum, one) => sum + (kind === undefined || one.kind === kind ? one.count : 0), 0),
  }
})
