import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'

/** Without an index: a nickname is stored rarely, and the members of one brand are read in a few hundredths of a second. */
const FOLDED = sql`replace(lower(${members.nickname}), ' ', '')`

/**
 * Whether another member has this nickname, however it is capitalised and spaced. Of two requests for one name the second waits for the
 * first one's commit; members who had the same name before keep it.
 * @param tx a transaction, where the name is about to be stored. @param nickname as `nicknameOf` returns it.
 */
export async function isTakenNickname(tx: Database, siteId: string, nickname: string, except?: string): Promise<boolean> {
  if (nickname === '') return false
  const folded = nickname.toLowerCase().replaceAll(' ', '')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`nickname ${siteId} ${folded}`}, 0))`)
  const others = and(
    eq(members.siteId, siteId),
    ne(members.status, 'WITHDRAWN'),
    eq(FOLDED, folded),
    ...(except === undefined ? [] : [ne(members.memberNo, except)]),
  )
  const [found] = await tx.select({ memberNo: members.memberNo }).from(members).where(others).limit(1)
  return found !== undefined
}
