import { ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { PART_WORDS } from '@/schemas/rules/consulting/attached-parts'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { ASK_STATE_WORDS, ASK_WORDS } from '@/schemas/rules/consulting/asks'
import { consultationAsks, consultationFiles, consultationMessages, consultations } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { dropConsultationFiles } from './drop-consultation-files'
import { memberTable, ofMember, OMITTED, type Member, type MemberTable } from '@/services/parts/member-table'

/** Parts of the member's requests for a consultation. */
const ofConsultations =
  (column: PgColumn) =>
  ({ memberNo }: Member): SQL =>
    sql`${column} in (select ${consultations.counselSeq} from ${consultations} where ${consultations.memberNo} = ${memberNo})`

const shopName = { shopId: { table: shops, key: shops.shopId, name: shops.shopName } }

/** A member's consultations, their parts before the request by which they are found. */
export const consultingMemberData: readonly MemberTable[] = [
  memberTable(consultationFiles, {
    title: '상담에 올린 사진',
    rowsOf: ofConsultations(consultationFiles.counselSeq),
    fields: {
      counselSeq: '상담 번호',
      name: '이름',
      bytes: '크기(바이트)',
      byStaff: '담당자가 올림',
      stage: '단계',
      part: '종류',
      createdAt: '올린 때',
    },
    codes: { stage: STAGE_WORDS, part: PART_WORDS },
    omitted: {
      siteId: OMITTED.site,
      fileKey: OMITTED.serial,
      file: '저장소 안의 이름',
      uploadedBy: '누가 올렸는지 나타내는 설정값',
      messageSeq: OMITTED.serial,
    },
    erasure: { how: 'delete', first: dropConsultationFiles },
  }),
  memberTable(consultationMessages, {
    title: '상담 대화',
    forMember: ne(consultationMessages.writtenBy, 'note'),
    rowsOf: ofConsultations(consultationMessages.counselSeq),
    fields: { counselSeq: '상담 번호', writtenBy: '쓴 쪽', staffName: '담당자', contents: '내용', postedAt: '쓴 때' },
    codes: { writtenBy: { customer: '신청자', staff: '담당자', note: '담당자의 메모' } },
    omitted: { siteId: OMITTED.site, messageSeq: OMITTED.serial },
    erasure: { how: 'delete' },
  }),
  memberTable(consultationAsks, {
    title: '상담에 보낸 답과 요청',
    rowsOf: ofConsultations(consultationAsks.counselSeq),
    fields: {
      counselSeq: '상담 번호',
      kind: '요청',
      reason: '사유',
      startDt: '바라는 시작일',
      endDt: '바라는 종료일',
      state: '상태',
      answer: '담당자의 답',
      staffName: '담당자',
      askedAt: '보낸 때',
      answeredAt: '답한 때',
    },
    codes: { kind: ASK_WORDS, state: ASK_STATE_WORDS },
    omitted: { siteId: OMITTED.site, askSeq: OMITTED.serial, quoteKey: OMITTED.serial },
    erasure: { how: 'delete' },
  }),
  memberTable(consultations, {
    title: '상담 신청',
    rowsOf: ofMember(consultations.memberNo),
    names: shopName,
    fields: {
      counselSeq: '상담 번호',
      type: '구분',
      eventId: '이벤트',
      categories: '품목',
      applicant: '신청자',
      contents: '상담 내용',
      folder: '함께 보낸 스크랩 폴더',
      startDt: '시공 예정 시작일',
      endDt: '시공 예정 종료일',
      shopId: '매장',
      stage: '단계',
      createdAt: '신청한 때',
      closedAt: '취소를 받아들인 때',
      updatedAt: '마지막으로 바뀐 때',
      score: '평가 점수',
      review: '평가 내용',
    },
    codes: { type: TYPE_WORDS, stage: STAGE_WORDS },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      personIndex: OMITTED.keyedHash,
      staffId: '담당자의 정보',
      dueAt: '담당자의 기한',
      version: OMITTED.serial,
    },
    // The stages go with their request.
    erasure: { how: 'delete' },
  }),
]
