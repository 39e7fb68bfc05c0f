import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-news'
import { newsKindsOf } from '@/schemas/rules/base/news-kinds'
import { newsTimesFault } from '@/schemas/rules/base/news-times'
import { staff } from '@/services/db/tables/auth'
import { staffDigests, staffNewsChoices, staffNewsTimes } from '@/services/db/tables/staff-news'
import { NEWS_TAG } from '@/services/news/raise-news'
import { operation } from '@/services/kit/service'

/** Of the kinds that the role hears of: what was chosen of others stays for a role that hears of them again. */
export const saveNewsChoices = operation(contracts.saveNewsChoices, async ({ chosen, ...times }, ctx) => {
  const { db, now } = ctx
  const { id } = ctx.session.staff!
  const fault = newsTimesFault(times)
  if (fault) throw ctx.fail('times', { words: fault, problems: [{ pointer: '/quietFrom', message: fault, keyword: 'rule' }] })
  const [person] = await db.select().from(staff).where(eq(staff.id, id)).for('share')
  if (!person!.email && chosen.some(({ channel }) => channel === 'mail')) throw ctx.fail('noMail')
  if (!person!.mobileVerifiedAt && chosen.some(({ channel }) => channel === 'text')) throw ctx.fail('noMobile')
  const kinds = newsKindsOf(ctx.rights)
  if (kinds.length > 0)
    await db.delete(staffNewsChoices).where(and(eq(staffNewsChoices.staffId, id), inArray(staffNewsChoices.kind, kinds)))
  const ours = chosen.filter(({ kind }) => kinds.includes(kind)).map((one) => ({ ...one, staffId: id }))
  if (ours.length > 0) await db.insert(staffNewsChoices).values(ours).onConflictDoNothing()
  await db
    .insert(staffNewsTimes)
    .values({ staffId: id, ...times })
    .onConflictDoUpdate({ target: staffNewsTimes.staffId, set: times })
  // What waits is looked at again: it may be due by the new hours.
  await db
    .update(staffDigests)
    .set({ dueAt: now })
    .where(and(eq(staffDigests.staffId, id), eq(staffDigests.state, 'waiting')))
  ctx.touch(NEWS_TAG)
  return { message: '소식 받기를 저장했습니다.' }
})
