import type { SocialType } from '@/schemas/api/auth/session'
import { blindIndex } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { socialAccounts } from '@/services/db/tables/auth'

interface SocialLink {
  siteId: string
  memberNo: string
  snsType: SocialType
  /** The provider's id of the person. */
  snsId: string
  createdAt: Date
}

export const socialIndexOf = (snsType: SocialType, snsId: string): string => blindIndex(snsId, `social.${snsType}`)

/** @returns false where the account is another member's already, or the member has another one of this provider. */
export async function linkSocialAccount(tx: Database, link: SocialLink): Promise<boolean> {
  const linked = await tx
    .insert(socialAccounts)
    .values({ ...link, snsIndex: socialIndexOf(link.snsType, link.snsId) })
    .onConflictDoNothing()
    .returning({ memberNo: socialAccounts.memberNo })
  return linked.length > 0
}
