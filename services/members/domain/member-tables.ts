// Everything that is stored about a member, table by table: the export of a person's data and the erasure are both made of this list, and
// tests/laws/member-data.test.ts refuses a table or a column that names a member and stands neither here nor among the exceptions.
import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { SCRAP_WORDS } from '@/schemas/rules/members/scrap-types'
import { blindIndex } from '@/services/base/seal'
import { alarmChoices, alarms } from '@/services/db/tables/alarms'
import { memberSessions, socialAccounts } from '@/services/db/tables/auth'
import { audits, orphans } from '@/services/db/tables/base'
import { homeTourPhotos, homeTours, interiorReplies } from '@/services/db/tables/content'
import { eventEntries, eventForms, eventReplies, eventReviews, eventUrls, shopRecommendations } from '@/services/db/tables/events'
import { shopPicks } from '@/services/db/tables/consulting'
import { businesses, levelResults, memberConsents, members, staffMailCodes, scraps } from '@/services/db/tables/members'
import { replyReports } from '@/services/db/tables/replies'
import { reminders } from '@/services/db/tables/site'
import { accountMailIndex } from './account-mail-index'
import { MEMBER_FIELDS } from './member-fields'
import { CART_TABLES } from '@/services/store/domain/cart/cart-member-data'
import { COMMUNITY_TABLES } from '@/services/content/domain/content-member-data'
import { CONSULTATION_TABLES } from '@/services/consulting/domain/consulting-member-data'
import { dropTourPhotos, emptyTourCases } from '@/services/content/domain/empty-tour-cases'
import { ORDER_TABLES } from '@/services/store/domain/orders/order-member-data'
import { REVIEW_TABLES } from '@/services/store/domain/voices/voice-member-data'
import { memberTable, type Member, type MemberTable } from '@/services/kit/member-table'

const of =
  (column: PgColumn) =>
  ({ memberNo }: Member): SQL =>
    eq(column, memberNo)

const SITE = '어느 사이트의 기록인지 나타내는 설정값'
const OWN_NUMBER = '회원 정보에 한 번 싣는 회원 번호'
const SERIAL = '기록을 구분하는 번호'
const KEYED_HASH = '되돌릴 수 없는 찾기용 값'
const site = { siteId: SITE, memberNo: OWN_NUMBER }

/** Author of a withdrawn member's texts, displayed as withdrawn (schemas/rules/base/author-name.ts). */
const GONE = { memberNo: null, shownName: '' }

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

export const MEMBER_TABLES: readonly MemberTable[] = [
  memberTable(memberConsents, {
    title: '약관 동의 이력',
    rowsOf: of(memberConsents.memberNo),
    fields: { termsType: '약관', version: '버전', agreed: '동의', channel: '경로', at: '때' },
    omitted: { id: SERIAL, memberNo: OWN_NUMBER },
    erasure: { how: 'keep', reason: '동의와 철회를 증명해야 하므로 남긴다; 약관의 종류와 때뿐이다' },
  }),
  memberTable(businesses, {
    title: '사업자 정보',
    rowsOf: of(businesses.memberNo),
    fields: {
      bizRegNum: '사업자등록번호',
      bizName: '상호',
      owner: '대표자',
      startDt: '개업일',
      type: '업종',
      typeDesc: '업종 설명',
      phoneNum: '전화번호',
      recommender: '추천인',
      joinedBy: '가입 구분',
      bypass: '담당자 확인 가입',
      createdAt: '등록한 때',
    },
    omitted: site,
    erasure: { how: 'delete' },
  }),
  memberTable(memberSessions, {
    title: '로그인 기록',
    rowsOf: of(memberSessions.memberNo),
    fields: {
      createdAt: '로그인한 때',
      rotatedAt: '마지막으로 이어 쓴 때',
      keepLogin: '로그인 상태 유지',
      passwordConfirmedAt: '비밀번호를 확인한 때',
      expiresAt: '만료되는 때',
      endedAt: '끝난 때',
      endedBy: '끝난 이유',
    },
    omitted: { id: '로그인의 비밀값', memberNo: OWN_NUMBER, generation: '로그인의 비밀값', device: KEYED_HASH },
    erasure: { how: 'keep', reason: '모두 끝나고, 기한이 지나고 90일 뒤에 지워진다; 때와 브라우저의 해시뿐이다' },
  }),
  memberTable(socialAccounts, {
    title: '연결된 소셜 계정',
    rowsOf: of(socialAccounts.memberNo),
    fields: { snsType: '제공자', snsId: '제공자가 준 식별값', createdAt: '연결한 때' },
    omitted: { ...site, snsIndex: KEYED_HASH },
    erasure: { how: 'delete' },
  }),
  memberTable(staffMailCodes, {
    title: '이메일 확인',
    rowsOf: ({ memberNo, employeeEmail }) =>
      inArray(staffMailCodes.emailIndex, [
        accountMailIndex(memberNo),
        ...(employeeEmail === null ? [] : [blindIndex(employeeEmail, 'staff_mail')]),
      ]),
    fields: { sends: '보낸 수', tries: '확인 시도 수', since: '처음 보낸 때', confirmedAt: '확인한 때', expiresAt: '만료되는 때' },
    omitted: { emailIndex: KEYED_HASH, codeHash: '확인 번호의 해시' },
    erasure: { how: 'delete' },
  }),
  memberTable(scraps, {
    title: '스크랩',
    rowsOf: of(scraps.memberNo),
    fields: { type: '종류', targetId: '글', scrappedAt: '스크랩한 때', removedAt: '뺀 때' },
    codes: { type: SCRAP_WORDS },
    omitted: { ...site, scrapSeq: SERIAL },
    // The count of a record stays what it was.
    erasure: { how: 'empty', set: { memberNo: null } },
  }),
  memberTable(interiorReplies, {
    title: '사례와 글의 댓글',
    rowsOf: of(interiorReplies.memberNo),
    fields: { caseSeq: '시공사례', contentKind: '글의 분류', contentSeq: '글', ...WRITING },
    omitted: { ...site, replySeq: SERIAL, parentSeq: SERIAL, subject: '위의 값에서 만든 찾기용 값', ...REVIEW },
    erasure: { how: 'empty', set: GONE, tag: ['replies', interiorReplies.subject] },
  }),
  memberTable(homeTours, {
    title: '온라인 집들이',
    rowsOf: of(homeTours.memberNo),
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
    omitted: { ...site, draftNumber: SERIAL, publishedNumber: SERIAL, saveKey: SERIAL },
    // A home and its photographs are the member's own: they go with the member.
    erasure: { how: 'delete', first: emptyTourCases },
  }),
  memberTable(homeTourPhotos, {
    title: '집들이에 올린 사진',
    rowsOf: of(homeTourPhotos.memberNo),
    fields: { src: '사진', createdAt: '올린 때' },
    omitted: { ...site, unusedAt: '사진을 지울 때를 정하는 값' },
    erasure: { how: 'delete', first: dropTourPhotos },
  }),
  memberTable(eventReplies, {
    title: '이벤트 댓글',
    rowsOf: of(eventReplies.memberNo),
    fields: { eventSeq: '이벤트', ...WRITING },
    omitted: { ...site, replySeq: SERIAL, ...REVIEW },
    erasure: { how: 'empty', set: GONE, tag: ['event-replies', eventReplies.eventSeq] },
  }),
  memberTable(replyReports, {
    title: '신고한 댓글',
    rowsOf: of(replyReports.memberNo),
    fields: {
      interiorReplySeq: '사례와 글의 댓글',
      eventReplySeq: '이벤트 댓글',
      goodsReviewSeq: '상품 후기',
      reason: '신고 사유',
      reportedAt: '신고한 때',
    },
    omitted: { ...site, reportSeq: SERIAL },
    // The report still tells staff why they decided as they did.
    erasure: { how: 'empty', set: { memberNo: null } },
  }),
  memberTable(eventReviews, {
    title: '이벤트 후기',
    rowsOf: of(eventReviews.memberNo),
    fields: { eventSeq: '이벤트', shownName: '표시된 이름', urls: '주소와 사진', deletedAt: '삭제한 때', postedAt: '쓴 때' },
    omitted: { ...site, reviewSeq: SERIAL },
    erasure: { how: 'empty', set: GONE, tag: ['event-reviews', eventReviews.eventSeq] },
  }),
  memberTable(eventEntries, {
    title: '이벤트 참여',
    rowsOf: of(eventEntries.memberNo),
    fields: {
      eventSeq: '이벤트',
      kind: '종류',
      applyType: '참여 방식',
      data01: '내용 1',
      data02: '내용 2',
      data03: '내용 3',
      surveySeq: '고른 답',
      eventAnswer: '적은 답',
      appliedAt: '참여한 때',
      hiddenAt: '내역에서 지운 때',
    },
    codes: { kind: { apply: '응모', share: '공유' } },
    omitted: { ...site, entrySeq: SERIAL, slot: '한 번만 참여하게 하는 값' },
    // The entry still counts for the limit and the places of its event.
    erasure: { how: 'empty', set: { data01: '', data02: '', data03: '', eventAnswer: '' } },
  }),
  memberTable(eventUrls, {
    title: '이벤트에 낸 주소',
    rowsOf: of(eventUrls.memberNo),
    fields: { eventSeq: '이벤트', url: '주소', createdAt: '낸 때' },
    omitted: site,
    // One event accepts a URL once only, whoever sent it.
    erasure: { how: 'empty', set: { memberNo: null } },
  }),
  memberTable(eventForms, {
    title: '이벤트 신청서',
    rowsOf: of(eventForms.memberNo),
    fields: { eventSeq: '이벤트', inflow: '유입', form: '신청 내용', createdAt: '낸 때' },
    omitted: { ...site, formSeq: SERIAL },
    erasure: { how: 'delete' },
  }),
  memberTable(shopRecommendations, {
    title: '추천한 매장',
    rowsOf: of(shopRecommendations.memberNo),
    fields: { eventSeq: '이벤트', shopId: '매장', contents: '내용', createdAt: '추천한 때' },
    omitted: site,
    erasure: { how: 'delete' },
  }),
  memberTable(shopPicks, {
    title: '매장 찾기에서 추천한 매장',
    rowsOf: of(shopPicks.memberNo),
    fields: { shopId: '매장', createdAt: '추천한 때' },
    omitted: site,
    // The shop's number of recommendations stays what it was.
    erasure: { how: 'delete' },
  }),
  memberTable(levelResults, {
    title: '레벨 테스트 결과',
    rowsOf: of(levelResults.memberNo),
    fields: { level: '레벨', points: '점수', answers: '고른 답', takenAt: '마친 때' },
    omitted: site,
    erasure: { how: 'delete' },
  }),
  memberTable(reminders, {
    title: '알림 신청',
    rowsOf: ({ email }) => (email === null ? undefined : eq(reminders.emailIndex, blindIndex(email, 'reminder.email'))),
    fields: { topic: '알림', route: '페이지', email: '이메일', agreedAt: '동의한 때' },
    omitted: { id: SERIAL, siteId: SITE, emailIndex: KEYED_HASH, claimedAt: '보내는 중인지 나타내는 값' },
    erasure: { how: 'delete' },
  }),
  ...CONSULTATION_TABLES,
  ...REVIEW_TABLES,
  ...ORDER_TABLES,
  ...COMMUNITY_TABLES,
  ...CART_TABLES,
  memberTable(alarms, {
    title: '알림',
    rowsOf: of(alarms.memberNo),
    fields: { kind: '종류', title: '내용', link: '페이지', readAt: '읽은 때', raisedAt: '받은 때' },
    omitted: { ...site, alarmSeq: SERIAL, key: '같은 소식을 한 번만 알리게 하는 값' },
    // Their mails and text messages go with them.
    erasure: { how: 'delete' },
  }),
  memberTable(alarmChoices, {
    title: '알림을 받는 방법',
    rowsOf: of(alarmChoices.memberNo),
    fields: { kind: '종류', channel: '방법', chosenAt: '고른 때' },
    omitted: { memberNo: OWN_NUMBER },
    erasure: { how: 'delete' },
  }),
  memberTable(audits, {
    title: '감사 기록',
    rowsOf: ({ memberNo }) => or(eq(audits.actor, `member:${memberNo}`), eq(audits.target, memberNo)),
    fields: { at: '때', action: '일' },
    omitted: {
      id: SERIAL,
      actor: '담당자의 정보이거나 회원 본인',
      target: OWN_NUMBER,
      detail: '담당자가 업무를 위해 적은 내용',
      requestId: SERIAL,
      searchText: '찾기를 위해 위의 값에서 만든 글',
    },
    erasure: { how: 'keep', reason: '접속 기록은 법이 정한 기간 동안 보관한다; 이름 없는 번호만 남는다' },
  }),
  memberTable(orphans, {
    title: '이전 버전에서 옮겨 둔 기록',
    // Rows that a migration moved aside are this member's as well.
    rowsOf: ({ memberNo }) => sql`${orphans.row} ->> ${members.memberNo.name} = ${memberNo}`,
    fields: { at: '옮긴 때', tableName: '표', columnName: '항목', outcome: '처리' },
    omitted: { id: SERIAL, missing: '없어진 기록의 번호', row: '그 시점의 키로 봉인되어 열 수 없는 값' },
    erasure: { how: 'delete' },
  }),
  // Last: the erasure of the others finds their rows by what this row still says.
  memberTable(members, MEMBER_FIELDS),
]
