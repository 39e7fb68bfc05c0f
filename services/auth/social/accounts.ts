import { and, eq, ne } from 'drizzle-orm'
import type { SocialType } from '@/schemas/api/auth/session'
import { socialAccounts } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'
import { socialIndexOf } from '../domain/link-social-account'

type Place = Pick<Ctx, 'db' | 'siteId'>

/** The member of a social account: found by the provider's id alone, never by a mail address (S7). A withdrawn member is not found. */
export async function memberOfAccount({ db, siteId }: Place, snsType: SocialType, snsId: string) {
  const [found] = await db
    .select({ member: members })
    .from(socialAccounts)
    .innerJoin(members, eq(members.memberNo, socialAccounts.memberNo))
    .where(
      and(
        eq(socialAccounts.siteId, siteId),
        eq(socialAccounts.snsType, snsType),
        eq(socialAccounts.snsIndex, socialIndexOf(snsType, snsId)),
        ne(members.status, 'WITHDRAWN'),
      ),
    )
  return found?.member
}

/** A member's own accounts, by provider. */
export const accountsOf = ({ db }: Pick<Ctx, 'db'>, memberNo: string) =>
  db
    .select({ snsType: socialAccounts.snsType, snsIndex: socialAccounts.snsIndex, createdAt: socialAccounts.createdAt })
    .from(socialAccounts)
    .where(eq(socialAccounts.memberNo, memberNo))
