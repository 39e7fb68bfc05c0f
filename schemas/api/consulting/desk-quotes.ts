// The quote that staff write in a consultation.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Day, Version } from '@/schemas/api/base/fields'
import { LONGEST_LINE, LONGEST_QUOTE_WORDS, LONGEST_UNIT, MOST_LINES, MOST_PRICE, MOST_QUANTITY } from '@/schemas/rules/consulting/quotes'

/** Sends a quote; it replaces the earlier one, which stays readable. The person is told. */
export const sendConsultationQuote = contract({
  at: 'POST /adm/consultation/quote',
  id: 'consultationDesk.quote',
  title: '상담에 견적 보내기',
  access: 'manager',
  right: { of: 'consultations', act: 'write', row: 'counselSeq' },
  codec: 'json',
  input: Type.Object({
    counselSeq: Type.Integer({ title: '상담 번호', minimum: 1, maximum: 2_147_483_647 }),
    version: Version,
    lines: Type.Array(
      Type.Object({
        name: Type.String({ title: '품목', maxLength: LONGEST_LINE * 4 }),
        quantity: Type.Number({ title: '수량', minimum: 0, maximum: MOST_QUANTITY }),
        unit: Type.String({ title: '단위', maxLength: LONGEST_UNIT * 4 }),
        price: Type.Integer({ title: '단가', minimum: -MOST_PRICE, maximum: MOST_PRICE }),
      }),
      { title: '견적의 줄', minItems: 1, maxItems: MOST_LINES },
    ),
    words: Type.String({ title: '전할 말', maxLength: LONGEST_QUOTE_WORDS * 4 }),
    lastDay: Day('답을 받을 마지막 날'),
    /** Attached before as the paper of a quote (`consultationDesk.attach`). */
    fileKey: Type.Optional(Type.String({ title: '파일', minLength: 1, maxLength: 22 })),
  }),
  item: Type.Object({ quoteSeq: Type.Integer(), version: Type.Integer() }),
  errors: {
    missing: ['404', '상담을 찾을 수 없습니다. 신청한 분이 지웠을 수 있습니다.', 404],
    moved: ['409', '다른 담당자가 먼저 바꾸었습니다. 최신 내용을 확인해 주세요.', 409],
    notYet: ['409', '견적 단계에서 보낼 수 있습니다. 먼저 상담을 견적으로 옮겨 주세요.', 409],
    answered: ['409', '신청한 분이 앞선 견적에 답했습니다. 그 답에 먼저 답해 주세요.', 409],
    fileGone: ['409', '붙인 파일을 찾을 수 없습니다. 다시 올려 주세요.', 409],
  },
})
