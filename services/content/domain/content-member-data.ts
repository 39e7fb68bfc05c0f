import { DECISION_WORDS } from '@/schemas/rules/content/recruitment'
import { recruitApplications } from '@/services/db/tables/community'
import { homeTourPhotos, homeTours, interiorCases, interiorReplies } from '@/services/db/tables/content'
import { memberTable, ofMember, OMITTED, WITHOUT_AUTHOR, type MemberTable } from '@/services/parts/member-table'
import { dropTourPhotos, emptyTourCases } from './empty-tour-cases'

const own = { siteId: OMITTED.site, memberNo: OMITTED.ownNumber }
const WRITING = {
  shownName: '표시된 이름',
  contents: '내용',
  reportCnt: '신고 수',
  hiddenAt: '운영자가 숨긴 때',
  deletedAt: '삭제한 때',
  postedAt: '쓴 때',
}
const REVIEWED = '담당자가 신고를 살핀 기록'
const REVIEW = { reportedAt: '다른 회원이 신고한 때', reviewedAt: REVIEWED, reviewReason: REVIEWED }

/** What a member wrote, built and applied for in the content of the site. */
export const contentMemberData: readonly MemberTable[] = [
  memberTable(interiorReplies, {
    title: '사례와 글의 댓글',
    rowsOf: ofMember(interiorReplies.memberNo),
    names: { caseSeq: { table: interiorCases, key: interiorCases.seq, name: interiorCases.title } },
    fields: { caseSeq: '시공사례', contentKind: '글의 분류', contentSeq: '글', ...WRITING },
    omitted: { ...own, replySeq: OMITTED.serial, parentSeq: OMITTED.serial, subject: '위의 값에서 만든 찾기용 값', ...REVIEW },
    erasure: { how: 'empty', set: WITHOUT_AUTHOR, tag: ['replies', interiorReplies.subject] },
  }),
  memberTable(homeTours, {
    title: '온라인 집들이',
    rowsOf: ofMember(homeTours.memberNo),
    fields: {
      seq: '글 번호',
      title: '제목',
      document: '내용',
      state: '상태',
      hiddenReason: '숨긴 이유',
      createdAt: '쓰기 시작한 때',
      updatedAt: '마지막으로 고친 때',
      publishedAt: '게시한 때',
    },
    codes: { state: { draft: '작성 중', published: '게시', unpublished: '비공개', hidden: '운영자가 숨김' } },
    omitted: { ...own, draftNumber: OMITTED.serial, publishedNumber: OMITTED.serial, saveKey: OMITTED.serial },
    // A home and its photographs are the member's own: they go with the member.
    erasure: { how: 'delete', first: emptyTourCases },
  }),
  memberTable(homeTourPhotos, {
    title: '집들이에 올린 사진',
    rowsOf: ofMember(homeTourPhotos.memberNo),
    fields: { src: '사진', createdAt: '올린 때' },
    omitted: { ...own, unusedAt: '사진을 지울 때를 정하는 값' },
    erasure: { how: 'delete', first: dropTourPhotos },
  }),
  memberTable(recruitApplications, {
    title: '결모임 지원서',
    rowsOf: ofMember(recruitApplications.memberNo),
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
      ...own,
      applicationSeq: OMITTED.serial,
      decisionReason: '담당자가 업무를 위해 적은 내용',
    },
    erasure: { how: 'delete' },
  }),
]
