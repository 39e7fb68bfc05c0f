import { sql, type SQL } from 'drizzle-orm'
import { SAMPLE_STATE_WORDS } from '@/schemas/rules/store/samples'
import { sampleLines, sampleRequests } from '@/services/db/tables/samples'
import { memberTable, ofMember, OMITTED, type Member, type MemberTable } from '@/services/parts/member-table'

const ofSamples = ({ memberNo }: Member): SQL =>
  sql`${sampleLines.sampleSeq} in (select ${sampleRequests.sampleSeq} from ${sampleRequests} where ${sampleRequests.memberNo} = ${memberNo})`

/** Samples that a member asked for. The lines and messages go with their request. */
export const sampleMemberData: readonly MemberTable[] = [
  memberTable(sampleLines, {
    title: '신청한 샘플의 제품',
    rowsOf: ofSamples,
    fields: { sampleSeq: '신청 번호', name: '제품', number: '제품 번호' },
    omitted: { orderNo: OMITTED.serial, productId: OMITTED.serial, image: '제품의 사진' },
    erasure: { how: 'delete' },
  }),
  memberTable(sampleRequests, {
    title: '샘플 신청',
    rowsOf: ofMember(sampleRequests.memberNo),
    fields: {
      sampleSeq: '신청 번호',
      recipient: '받는 분',
      state: '상태',
      cancelReason: '취소 사유',
      carrier: '택배사',
      trackingNo: '송장 번호',
      requestedAt: '신청한 때',
      updatedAt: '마지막으로 바뀐 때',
      endedAt: '보내거나 취소한 때',
    },
    codes: { state: SAMPLE_STATE_WORDS },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      phoneIndex: OMITTED.keyedHash,
      houseIndex: OMITTED.keyedHash,
      version: OMITTED.serial,
    },
    erasure: { how: 'delete' },
  }),
]
