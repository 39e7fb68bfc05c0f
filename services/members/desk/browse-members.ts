import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import { countUpTo } from '@/services/db/count-up-to'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { MASKED, maskedRow } from './masked-row'

const MOST = 10_000

export const browseMembers = operation(contracts.browseMembers, async (wanted, { db, siteId, rights }) => {
  const { status, memberType, found, direction = 'desc', page = 1, size = 20 } = wanted
  const among = and(
    eq(members.siteId, siteId),
    status && eq(members.status, status),
    memberType && eq(members.memberType, memberType),
    found ? inArray(members.memberNo, found.split(',')) : undefined,
  )!
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select(MASKED)
    .from(members)
    .where(among)
    .orderBy(order(members.createdAt), order(members.memberNo))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map((row) => maskedRow(row, rights)), totalCount: await countUpTo(db, members, among, MOST) }
})
