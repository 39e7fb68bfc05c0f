import { eq } from 'drizzle-orm'
import { DECISION_WORDS } from '@/schemas/rules/content/recruitment'
import { recruitApplications } from '@/services/db/tables/community'
import { memberTable, type MemberTable } from '@/services/kit/member-table'

/** What is stored of a member in the reviewer community. */
export const COMMUNITY_TABLES: readonly MemberTable[] = [
  memberTable(recruitApplications, {
    title: '결모임 지원서',
    rowsOf: ({ memberNo }) => eq(recruitApplications.memberNo, memberNo),
    fields: {
      recruitSeq: '모집',
      answers: '지원 내용',
      decision: '결정',
      toldAt: '결과를 알린 때',
      createdAt: '지원한 때',
      updatedAt: '마지막으로 바뀐 때',
    },
    codes: { decision: DECISION_WORDS },
    omitted: {
      siteId: '어느 사이트의 기록인지 나타내는 설정값',
      memberNo: '회원 정보에 한 번 싣는 회원 번호',
      applicationSeq: '기록을 구분하는 번호',
      decisionReason: '담당자가 업무를 위해 적은 내용',
    },
    erasure: { how: 'delete' },
  }),
]
