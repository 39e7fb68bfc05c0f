import { eq, inArray, or, sql } from 'drizzle-orm'
import { SCRAP_WORDS } from '@/schemas/rules/members/scrap-types'
import { blindIndex } from '@/services/base/seal'
import { alarmChoices, alarms } from '@/services/db/tables/alarms'
import { audits, orphans } from '@/services/db/tables/base'
import { businesses, levelResults, memberConsents, members, scraps, staffMailCodes } from '@/services/db/tables/members'
import { memberNotes } from '@/services/db/tables/notes'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import { scrapFolderItems, scrapFolderLinks, scrapFolders } from '@/services/db/tables/scrap-folders'
import { replyReports } from '@/services/db/tables/replies'
import { memberTable, ofMember, OMITTED, type MemberTable } from '@/services/parts/member-table'
import { dropFollowers } from './drop-followers'
import { accountMailIndex } from './account-mail-index'

const folderTitle = { folderSeq: { table: scrapFolders, key: scrapFolders.folderSeq, name: scrapFolders.title } }
const own = { siteId: OMITTED.site, memberNo: OMITTED.ownNumber }

/** What this area stores of a member beside their own row, with what is written of them in the audit log and was moved aside. */
export const memberData: readonly MemberTable[] = [
  memberTable(memberConsents, {
    title: '약관 동의 이력',
    rowsOf: ofMember(memberConsents.memberNo),
    fields: { termsType: '약관', version: '버전', agreed: '동의', channel: '경로', at: '때' },
    omitted: { id: OMITTED.serial, memberNo: OMITTED.ownNumber },
    erasure: { how: 'keep', reason: '동의와 철회를 증명해야 하므로 남긴다; 약관의 종류와 때뿐이다' },
  }),
  memberTable(businesses, {
    title: '사업자 정보',
    rowsOf: ofMember(businesses.memberNo),
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
    omitted: own,
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
    omitted: { emailIndex: OMITTED.keyedHash, codeHash: '확인 번호의 해시' },
    erasure: { how: 'delete' },
  }),
  memberTable(scrapFolderLinks, {
    title: '스크랩 폴더의 공유 주소',
    rowsOf: ofMember(scrapFolderLinks.memberNo),
    names: folderTitle,
    fields: { folderSeq: '폴더', nicknameYn: '닉네임 보임', createdAt: '만든 때', endedAt: '끝낸 때' },
    omitted: { ...own, tokenIndex: OMITTED.keyedHash, token: '받은 사람이 폴더를 여는 비밀 값' },
    erasure: { how: 'delete' },
  }),
  memberTable(scrapFolderItems, {
    title: '폴더에 담은 스크랩',
    rowsOf: ({ memberNo }) =>
      inArray(
        scrapFolderItems.folderSeq,
        sql`(select ${scrapFolders.folderSeq} from ${scrapFolders} where ${scrapFolders.memberNo} = ${memberNo})`,
      ),
    names: { ...folderTitle, scrapSeq: { table: scraps, key: scraps.scrapSeq, name: scraps.targetId } },
    fields: { folderSeq: '폴더', scrapSeq: '글', placedAt: '담은 때' },
    omitted: { orderNo: '폴더 안의 순서' },
    erasure: { how: 'delete' },
  }),
  memberTable(scrapFolders, {
    title: '스크랩 폴더',
    rowsOf: ofMember(scrapFolders.memberNo),
    fields: { title: '이름', createdAt: '만든 때' },
    omitted: { ...own, folderSeq: OMITTED.serial, orderNo: '폴더의 순서' },
    erasure: { how: 'delete' },
  }),
  memberTable(scraps, {
    title: '스크랩',
    rowsOf: ofMember(scraps.memberNo),
    fields: { type: '종류', targetId: '글', scrappedAt: '스크랩한 때', removedAt: '뺀 때', note: '메모' },
    codes: { type: SCRAP_WORDS },
    omitted: { ...own, scrapSeq: OMITTED.serial },
    // The count of a record stays what it was.
    erasure: { how: 'empty', set: { memberNo: null, note: null } },
  }),
  memberTable(replyReports, {
    title: '신고한 댓글',
    rowsOf: ofMember(replyReports.memberNo),
    fields: {
      interiorReplySeq: '사례와 글의 댓글',
      eventReplySeq: '이벤트 댓글',
      goodsReviewSeq: '상품 후기',
      profileSeq: '프로필 소개',
      reason: '신고 사유',
      reportedAt: '신고한 때',
    },
    omitted: { ...own, reportSeq: OMITTED.serial },
    // The report still tells staff why they decided as they did.
    erasure: { how: 'empty', set: { memberNo: null } },
  }),
  memberTable(memberFollows, {
    title: '팔로우하는 사람',
    rowsOf: ofMember(memberFollows.memberNo),
    names: { followedNo: { table: members, key: members.memberNo, name: members.nickname } },
    fields: { followedNo: '사람', followedAt: '팔로우한 때' },
    omitted: own,
    erasure: { how: 'delete' },
  }),
  memberTable(memberProfiles, {
    title: '프로필',
    rowsOf: ofMember(memberProfiles.memberNo),
    fields: {
      shownYn: '남에게 보임',
      picture: '사진',
      introduction: '소개',
      reportCnt: '신고 수',
      hiddenAt: '운영자가 숨긴 때',
      createdAt: '만든 때',
    },
    omitted: {
      ...own,
      profileId: OMITTED.serial,
      profileSeq: OMITTED.serial,
      reportedAt: '다른 회원이 신고한 때',
      reviewedAt: '담당자가 신고를 살핀 기록',
      reviewReason: '담당자가 신고를 살핀 기록',
    },
    erasure: { how: 'delete', first: dropFollowers },
  }),
  memberTable(levelResults, {
    title: '레벨 테스트 결과',
    rowsOf: ofMember(levelResults.memberNo),
    fields: { level: '레벨', points: '점수', answers: '고른 답', takenAt: '마친 때' },
    omitted: own,
    erasure: { how: 'delete' },
  }),
  memberTable(alarms, {
    title: '알림',
    rowsOf: ofMember(alarms.memberNo),
    fields: { kind: '종류', title: '내용', link: '페이지', readAt: '읽은 때', raisedAt: '받은 때' },
    omitted: { ...own, alarmSeq: OMITTED.serial, key: '같은 소식을 한 번만 알리게 하는 값' },
    // Their mails and text messages go with them.
    erasure: { how: 'delete' },
  }),
  memberTable(alarmChoices, {
    title: '알림을 받는 방법',
    rowsOf: ofMember(alarmChoices.memberNo),
    fields: { kind: '종류', channel: '방법', chosenAt: '고른 때' },
    omitted: { memberNo: OMITTED.ownNumber },
    erasure: { how: 'delete' },
  }),
  memberTable(memberNotes, {
    title: '직원 메모',
    forMember: false,
    rowsOf: ofMember(memberNotes.memberNo),
    fields: { staffName: '쓴 운영자', contents: '내용', writtenAt: '쓴 때', changedAt: '고친 때' },
    omitted: { ...own, noteSeq: OMITTED.serial, staffId: '운영자의 정보', version: '서로 다른 화면에서 함께 고치지 않게 하는 값' },
    erasure: { how: 'delete' },
  }),
  memberTable(audits, {
    title: '감사 기록',
    forMember: false,
    rowsOf: ({ memberNo }) => or(eq(audits.actor, `member:${memberNo}`), eq(audits.target, memberNo)),
    fields: { at: '때', action: '일' },
    omitted: {
      id: OMITTED.serial,
      actor: '담당자의 정보이거나 회원 본인',
      target: OMITTED.ownNumber,
      detail: '담당자가 업무를 위해 적은 내용',
      requestId: OMITTED.serial,
      searchText: '찾기를 위해 위의 값에서 만든 글',
      address: '담당자의 접속지',
      agent: '담당자의 기기',
      hash: '기록이 바뀌지 않았음을 보이는 값',
    },
    erasure: { how: 'keep', reason: '접속 기록은 법이 정한 기간 동안 보관한다; 이름 없는 번호만 남는다' },
  }),
  memberTable(orphans, {
    title: '이전 버전에서 옮겨 둔 기록',
    // Rows that a migration moved aside are this member's as well.
    rowsOf: ({ memberNo }) => sql`${orphans.row} ->> ${members.memberNo.name} = ${memberNo}`,
    fields: { at: '옮긴 때', tableName: '표', columnName: '항목', outcome: '처리' },
    omitted: { id: OMITTED.serial, missing: '없어진 기록의 번호', row: '그 시점의 키로 봉인되어 열 수 없는 값' },
    erasure: { how: 'delete' },
  }),
]
