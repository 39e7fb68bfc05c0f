import { and, eq, isNull } from 'drizzle-orm'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { socialAccounts } from '@/services/db/tables/auth'
import { businesses, levelResults, scraps } from '@/services/db/tables/members'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import { scrapFolders } from '@/services/db/tables/scrap-folders'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

export const memberLeaving: LeavingPart = async ({ db, siteId }, memberNo) => {
  const links = await db
    .select({ snsType: socialAccounts.snsType })
    .from(socialAccounts)
    .where(eq(socialAccounts.memberNo, memberNo))
    .orderBy(socialAccounts.snsType)
  const kept = await db.$count(scraps, and(eq(scraps.siteId, siteId), eq(scraps.memberNo, memberNo), isNull(scraps.removedAt)))
  const folders = await db.$count(scrapFolders, and(eq(scrapFolders.siteId, siteId), eq(scrapFolders.memberNo, memberNo)))
  const followed = await db.$count(memberFollows, eq(memberFollows.memberNo, memberNo))
  const profiles = await db.$count(memberProfiles, eq(memberProfiles.memberNo, memberNo))
  const tested = await db.$count(levelResults, eq(levelResults.memberNo, memberNo))
  const owned = await db.$count(businesses, eq(businesses.memberNo, memberNo))
  return {
    gone: [
      ...counted(kept, (number) => `스크랩 ${number}개`),
      ...counted(folders, (number) => `스크랩 폴더 ${number}개와 그 공유 주소`),
      ...counted(profiles, () => '내 프로필과 나를 팔로우한 기록'),
      ...counted(followed, (number) => `팔로우한 사람 ${number}명`),
      ...counted(tested, () => '인테리어 레벨 테스트 결과'),
      ...(links.length > 0 ? [`연결한 소셜 계정(${links.map(({ snsType }) => SOCIAL_WORDS[snsType]).join(', ')})`] : []),
      ...counted(owned, () => '사업자 정보'),
    ],
  }
}
