import { and, eq, isNull } from 'drizzle-orm'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { socialAccounts } from '@/services/db/tables/auth'
import { businesses, levelResults, scraps } from '@/services/db/tables/members'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

export const memberLeaving: LeavingPart = async ({ db, siteId }, memberNo) => {
  const links = await db
    .select({ snsType: socialAccounts.snsType })
    .from(socialAccounts)
    .where(eq(socialAccounts.memberNo, memberNo))
    .orderBy(socialAccounts.snsType)
  const kept = await db.$count(scraps, and(eq(scraps.siteId, siteId), eq(scraps.memberNo, memberNo), isNull(scraps.removedAt)))
  const tested = await db.$count(levelResults, eq(levelResults.memberNo, memberNo))
  const owned = await db.$count(businesses, eq(businesses.memberNo, memberNo))
  return {
    gone: [
      ...counted(kept, (number) => `스크랩 ${number}개`),
      ...counted(tested, () => '인테리어 레벨 테스트 결과'),
      ...(links.length > 0 ? [`연결한 소셜 계정(${links.map(({ snsType }) => SOCIAL_WORDS[snsType]).join(', ')})`] : []),
      ...counted(owned, () => '사업자 정보'),
    ],
  }
}
