// What staff answer to what a person asked of their consultation.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'

/** What staff answer to what was asked; the person is told. Agreeing changes the days, or ends the consultation; stages are moved by hand. */
export const settleConsultationAsk = contract({
  at: 'POST /adm/consultation/settleAsk',
  id: 'consultationDesk.settleAsk',
  title: '상담 신청자의 요청에 답하기',
  access: 'manager',
  right: { of: 'consultations', act: 'write', row: 'counselSeq' },
  codec: 'json',
  input: Type.Object({
    counselSeq: Type.Integer({ title: '상담 번호', minimum: 1, maximum: 2_147_483_647 }),
    askSeq: Type.Integer({ title: '요청 번호', minimum: 1, maximum: 2_147_483_647 }),
    outcome: oneOf('답', ['agreed', 'refused']),
    answer: Type.String({ title: '신청자에게 보일 답', minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  errors: {
    missing: ['404', '상담을 찾을 수 없습니다. 신청한 분이 지웠을 수 있습니다.', 404],
    settled: ['409', '다른 담당자가 먼저 답했습니다. 최신 내용을 확인해 주세요.', 409],
  },
})
