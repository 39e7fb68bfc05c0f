import { inArray, like, notLike, sql } from 'drizzle-orm'
import { auditWords, dealingOf } from '@/schemas/rules/base/audit-words'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import { numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'
import { detailsInWords } from './details-in-words'
import { namesOf } from './names-of'
import { subjectsOfMember } from './subjects-of-member'

/** Notes stand in the timeline as what they are. */
const NOTES = 'member.note%'

/** Who of the staff saw or changed what of this member: whoever opens the page sees that looking is seen. */
export const auditTimeline: readonly TimelinePart[] = [
  {
    id: 'seen',
    kind: 'seen',
    right: 'audit',
    // From the person to the lines, each by its key: a join would read the whole log. `offset 0` keeps the planner from making one of it.
    find: async (ctx, memberNo) =>
      sql`select about.id::text as id, line.at as at from (select distinct ${auditSubjects.auditId} as id from ${auditSubjects} where ${inArray(auditSubjects.subject, await subjectsOfMember(ctx, memberNo))}) as about cross join lateral (select ${audits.at} as at from ${audits} where ${audits.id} = about.id and ${like(audits.actor, 'staff:%')} and ${notLike(audits.action, NOTES)} offset 0) as line`,
    async tell(ctx, ids, memberNo) {
      const rows = await ctx.db
        .select()
        .from(audits)
        .where(inArray(audits.id, numbersOf(ids)))
      const names = await namesOf(ctx, rows)
      return toldBy(
        rows,
        ({ id }) => id,
        ({ actor, action, detail }) => ({
          words: auditWords(action),
          detail: [names.actor(actor), ...detailsInWords(action, detail).map(({ words, value }) => `${words} ${value}`)].join(', '),
          path: `/ice_builder/audit?person=${encodeURIComponent(memberNo)}&action=${encodeURIComponent(action)}`,
          isBad: dealingOf(action) === 'export',
        }),
      )
    },
  },
]
