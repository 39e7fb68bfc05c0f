import { memberSessions, socialAccounts } from '@/services/db/tables/auth'
import { memberTable, ofMember, OMITTED, type MemberTable } from '@/services/parts/member-table'

/** The member's sign-ins. */
export const authMemberData: readonly MemberTable[] = [
  memberTable(memberSessions, {
    title: '로그인 기록',
    rowsOf: ofMember(memberSessions.memberNo),
    fields: {
      createdAt: '로그인한 때',
      deviceWords: '기기',
      rotatedAt: '마지막으로 이어 쓴 때',
      keepLogin: '로그인 상태 유지',
      passwordConfirmedAt: '비밀번호를 확인한 때',
      expiresAt: '만료되는 때',
      endedAt: '끝난 때',
      endedBy: '끝난 이유',
    },
    omitted: { id: '로그인의 비밀값', memberNo: OMITTED.ownNumber, generation: '로그인의 비밀값', device: OMITTED.keyedHash },
    erasure: { how: 'keep', reason: '모두 끝나고, 기한이 지나고 90일 뒤에 지워진다; 때와 브라우저의 이름과 해시뿐이다' },
  }),
  memberTable(socialAccounts, {
    title: '연결된 소셜 계정',
    rowsOf: ofMember(socialAccounts.memberNo),
    fields: { snsType: '제공자', snsId: '제공자가 준 식별값', createdAt: '연결한 때' },
    omitted: { siteId: OMITTED.site, memberNo: OMITTED.ownNumber, snsIndex: OMITTED.keyedHash },
    erasure: { how: 'delete' },
  }),
]
