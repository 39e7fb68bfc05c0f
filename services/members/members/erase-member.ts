// Deletes on withdrawal (P4, Q-020) all personal data in every table. What remains: the number that other records refer to, the id, which
// stays reserved, the password hash, by which a sign-in recognises a withdrawn member (LO002), the index of the CI, by which joining
// again is recognised, and the time.
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { socialAccounts } from '@/services/db/tables/auth'
import { orphans } from '@/services/db/tables/base'
import { interiorReplies } from '@/services/db/tables/content'
import { eventEntries, eventForms, eventReplies, eventReviews, eventUrls, shopRecommendations } from '@/services/db/tables/events'
import { businesses, members } from '@/services/db/tables/members'

const ERASED = {
  nickname: '',
  memberName: null,
  birthDate: null,
  gender: null,
  nationalInfo: null,
  mobileCo: null,
  mobileNo: null,
  mobileIndex: null,
  email: null,
  emailIndex: null,
  zipCode: '',
  address: null,
  addressDetail: null,
  housingType: '',
  ci: null,
  di: null,
  employeeEmail: null,
  certified: 'N',
  locationYn: 'N',
  goodsMarketingYn: 'N',
  eventMarketingYn: 'N',
  adMarketingYn: 'N',
  staffYn: 'N',
  passwordRemindAt: null,
} as const

/** Author of a withdrawn member's texts, displayed as withdrawn (schemas/rules/base/author-name.ts). */
const GONE = { memberNo: null, shownName: '' }

/** Empties a member's texts of an entry; the entry still counts for the limit and the places of its event. */
const UNSAID = { data01: '', data02: '', data03: '', eventAnswer: '' }

/** @returns the cache tags of content that now shows another author. */
export async function eraseMember(tx: Database, memberNo: string, now: Date): Promise<string[]> {
  await tx
    .update(members)
    .set({ ...ERASED, status: 'WITHDRAWN', withdrawnAt: now })
    .where(and(eq(members.memberNo, memberNo), ne(members.status, 'WITHDRAWN')))
  await tx.delete(socialAccounts).where(eq(socialAccounts.memberNo, memberNo))
  await tx.delete(businesses).where(eq(businesses.memberNo, memberNo))
  await tx.delete(eventForms).where(eq(eventForms.memberNo, memberNo))
  await tx.delete(shopRecommendations).where(eq(shopRecommendations.memberNo, memberNo))
  await tx.update(eventEntries).set(UNSAID).where(eq(eventEntries.memberNo, memberNo))
  // Rows that a migration moved aside are this member's as well.
  await tx.delete(orphans).where(sql`${orphans.row} ->> ${members.memberNo.name} = ${memberNo}`)
  await tx.update(eventUrls).set({ memberNo: null }).where(eq(eventUrls.memberNo, memberNo))
  const [cases, events, reviews] = [
    await tx.update(interiorReplies).set(GONE).where(eq(interiorReplies.memberNo, memberNo)).returning({ of: interiorReplies.caseSeq }),
    await tx.update(eventReplies).set(GONE).where(eq(eventReplies.memberNo, memberNo)).returning({ of: eventReplies.eventSeq }),
    await tx.update(eventReviews).set(GONE).where(eq(eventReviews.memberNo, memberNo)).returning({ of: eventReviews.eventSeq }),
  ]
  return [
    ...cases.map((row) => `interior-replies:${row.of}`),
    ...events.map((row) => `event-replies:${row.of}`),
    ...reviews.map((row) => `event-reviews:${row.of}`),
  ]
}
