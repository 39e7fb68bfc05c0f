import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import type { FindBy } from '@/schemas/api/members/desk'
import { ciIndexOf } from '@/services/auth/domain/ci-index-of'
import { blindIndex } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { businesses, members } from '@/services/db/tables/members'
import { HOUR, limitCalls, MINUTE } from '@/services/kit/limit-calls'
import { operation } from '@/services/kit/service'
import { MASKED, maskedRow } from './masked-row'

/** Several accounts may have one number or one address. */
const MOST = 20

/** The field of the role that a search would tell of: whether somebody has a value is as much as seeing it. */
const FIELD_OF: Partial<Record<FindBy, string>> = { memberId: 'memberId', mobileNo: 'mobileNo', email: 'email', bizRegNum: 'business' }

/** More than a desk with a telephone finds, and too few to try a list of numbers. */
const PACES = [
  { most: 30, span: MINUTE, sentence: '회원 찾기는 1분에 30번까지 할 수 있습니다. 1분 뒤에 다시 찾아 주세요.' },
  { most: 300, span: 24 * HOUR, sentence: '회원 찾기는 하루에 300번까지 할 수 있습니다. 내일 다시 찾아 주세요.' },
] as const

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
  const { db, siteId, rights, now } = ctx
  const field = FIELD_OF[by]
  if (field && !rights.sees('members', field)) throw ctx.fail('hidden')
  const who = ctx.session.staff!.id
  for (const pace of PACES) await limitCalls(db, { what: `member-find ${pace.span}`, who, ...pace }, now)
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
