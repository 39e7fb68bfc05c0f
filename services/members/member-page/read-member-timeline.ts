import * as contracts from '@/schemas/api/members/member-page'
import { TIMELINE_SIZE } from '@/schemas/api/members/member-page'
import { operation } from '@/services/kit/service'
import { countTimeline, readTimeline } from '@/services/parts/read-timeline'
import { requireMember } from '../domain/require-member'

export const readMemberTimeline = operation(contracts.readMemberTimeline, async ({ memberNo, kind, cursor }, ctx) => {
  await requireMember(ctx, memberNo)
  const { happenings, next } = await readTimeline(ctx, memberNo, { kind, cursor, size: TIMELINE_SIZE })
  return {
    items: happenings.map(({ at, detail = '', state = '', path = '', isBad = false, ...one }) => ({
      ...{ ...one, at: at.toISOString() },
      ...{ detail, state, path, isBad },
    })),
    item: { next: next ?? null, counts: cursor === undefined ? await countTimeline(ctx, memberNo) : [] },
  }
})
