import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import type { FindBy } from '@/schemas/api/members/desk'
import { ciIndexOf } from '@/services/auth/domain/ci-index-of'
import { blindIndex } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { businesses, members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { MASKED, maskedRow } from './masked-row'

/** Several accounts may have one number or one address. */
const MOST = 20

const digits = (value: string): string => value.replace(/\D/g, '')

/** Exact values, by the index beside each sealed field: no sealed field is scanned. */
const CONDITIONS: Record<FindBy, (value: string, db: Database) => SQL> = {
  memberId: (value) => eq(members.memberId, value.toLowerCase()),
  mobileNo: (value) => eq(members.mobileIndex, blindIndex(digits(value), 'member.mobile')),
  email: (value) => eq(members.emailIndex, blindIndex(value, 'member.email')),
  ci: (value) => eq(members.ciIndex, ciIndexOf(value)),
  bizRegNum: (value, db) =>
    inArray(
      members.memberNo,
      db
        .select({ memberNo: businesses.memberNo })
        .from(businesses)
        .where(eq(businesses.bizRegNum, digits(value))),
    ),
  memberNo: (value) => eq(members.memberNo, value),
}

export const findMembers = operation(contracts.findMembers, async ({ by, value, reason }, ctx) => {
  const { db, siteId, rights } = ctx
  const rows = await db
    .select(MASKED)
    .from(members)
    .where(and(eq(members.siteId, siteId), CONDITIONS[by](value.trim(), db)))
    .orderBy(desc(members.createdAt))
    .limit(MOST)
  // Which of whom, and never the value: the log would be a second place of personal data.
  const detail = { by, found: rows.map(({ memberNo }) => memberNo), ...(reason ? { reason: reason.trim() } : {}) }
  ctx.audit('member.find', rows.length === 1 ? rows[0]!.memberNo : 'members', detail, rows)
  return { items: rows.map((row) => maskedRow(row, rights)) }
})
