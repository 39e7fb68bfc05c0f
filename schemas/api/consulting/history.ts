// The history of a person's consultations (SYS-32): for identified visitors, and their own only. Another person's is answered as missing.
import { Type } from 'typebox'
import { ASK_KINDS, ASK_LABELS, ASK_STATES, LONGEST_REASON } from '@/schemas/rules/consulting/asks'
import { MOST_FILES } from '@/schemas/rules/consulting/consultation-form'
import { CONSULTATION_TYPES } from '@/schemas/rules/consulting/consultation-types'
import { STAGES } from '@/schemas/rules/consulting/stages'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { nullable, oneOf } from '@/schemas/api/base/fields'
import { SentFolder } from './sent-folder'
import { CHANGING, CONSULTING } from '@/schemas/api/base/rate-limit'

const CounselSeq = Type.Integer({ title: '상담 번호', minimum: 1, maximum: 2_147_483_647 })
const missing = ['404', '상담 내역을 찾을 수 없습니다.', 404] as const

const FileLink = Type.Object({ name: Type.String(), uri: Type.String() })
const RequestInfo = Type.Object({
  counselSeq: Type.Integer(),
  type: oneOf('구분', CONSULTATION_TYPES),
  typeName: Type.String(),
  /** Shop in charge; empty before there is one. */
  sdCode: Type.String(),
  shopName: Type.String(),
  name: Type.String(),
  phoneNo: Type.String(),
  categories: Type.Array(Type.String()),
  stage: oneOf('단계', STAGES),
  stageName: Type.String(),
  startDT: Type.String(),
  endDT: Type.String(),
  REG_DT: Type.String(),
})

export const listMyConsultations = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageMyCounsel',
  id: 'my.svcMyPageMyCounsel',
  title: '내 상담 내역',
  access: 'identified',
  input: Type.Object({
    /** One tab; all without it. */
    type: Type.Optional(
      Type.Unsafe<(typeof CONSULTATION_TYPES)[number]>({ type: 'string', title: '구분', enum: [...CONSULTATION_TYPES], lenient: true }),
    ),
    page: Page,
    size: sizeOf(10, 50),
  }),
  items: RequestInfo,
})

/** Consultations that began in a shop, from the shops' own system (K-SMART). */
export const listShopVisits = contract({
  at: 'GET /svc/consultingSvcApi/smartList',
  id: 'consulting.smartList',
  title: '매장 상담 내역',
  access: 'identified',
  input: Type.Object({}),
  items: Type.Object({ sdCode: Type.String(), storeName: Type.String(), date: Type.String(), status: Type.String() }),
  errors: { away: ['500', '매장 상담 내역을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.', 409] },
})

export const readMyConsultation = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageMyCounselDetail',
  id: 'my.svcMyPageMyCounselDetail',
  title: '내 상담 상세',
  access: 'identified',
  input: Type.Object({ counselSeq: CounselSeq }),
  item: Type.Object({
    requestInfo: RequestInfo,
    /** Keys of the contract, the construction and the repair: in the books of the shop, so that they are empty here. */
    discussionInfo: Type.Object({ sdCode: Type.String(), jCode: Type.String(), cCode: Type.String(), asCode: Type.String() }),
    contents: Type.String(),
    address: Type.String(),
    /** All seven in their order (S-CONS-1). */
    stages: Type.Array(
      Type.Object({
        stage: oneOf('단계', STAGES),
        stageName: Type.String(),
        state: oneOf('상태', ['done', 'now', 'next']),
        address: Type.String(),
        range: Type.String(),
        /** Empty before it is reached, and while it lasts. */
        startDT: Type.String(),
        endDT: Type.String(),
        staff: Type.Object({ name: Type.String(), duty: Type.String(), phoneNumber: Type.String() }),
        /** What staff attached to it. */
        documents: Type.Array(FileLink),
        before: Type.Array(FileLink),
        after: Type.Array(FileLink),
      }),
    ),
    /** Everything that staff attached. */
    documents: Type.Array(FileLink),
    /** What came with the request. */
    images: Type.Array(FileLink),
    folder: nullable(SentFolder),
    messages: Type.Array(
      Type.Object({
        SEQ: Type.Integer(),
        writtenBy: oneOf('쓴 쪽', ['customer', 'staff']),
        staffName: Type.String(),
        contents: Type.String(),
        REG_DT: Type.String(),
        /** What the person sent with it. */
        files: Type.Array(FileLink),
      }),
    ),
    /** What the person answered and asked, the latest first. */
    asks: Type.Array(
      Type.Object({
        askSeq: Type.Integer(),
        kind: oneOf('요청', ASK_KINDS),
        reason: Type.String(),
        startDt: Type.String(),
        endDt: Type.String(),
        state: oneOf('상태', ASK_STATES),
        /** Of staff; empty before. */
        answer: Type.String(),
        staffName: Type.String(),
        askedAt: Type.String(),
      }),
    ),
    /** What can be answered or asked now. */
    askable: Type.Array(oneOf('요청', ASK_KINDS)),
    /** The last moment for the answer to the quote; empty where none waits. */
    quoteUntil: Type.String(),
    /** Staff agreed to end it. */
    closedYn: YesNo,
    /** Until the contract. */
    deletableYn: YesNo,
    /** Once the work is complete. */
    evaluableYn: YesNo,
    /** The person's own; the score is 0 before there is one. */
    evaluation: Type.Object({ score: Type.Integer(), contents: Type.String() }),
  }),
  errors: { missing },
})

/** Takes a request back with everything that was sent with it; staff read that it was deleted, and not what it said. */
export const deleteMyConsultation = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageMyCounselDel',
  id: 'my.svcMyPageMyCounselDel',
  title: '내 상담 삭제',
  access: 'identified',
  rateLimit: CHANGING,
  input: Type.Object({ counselSeq: CounselSeq }),
  errors: { missing, tooLate: ['409', '계약한 뒤에는 상담 내역을 삭제할 수 없습니다. 담당자에게 말씀해 주세요.', 409] },
})

export const writeMyConsultation = contract({
  at: 'POST /svc/consultingSvcApi/saveMessage',
  id: 'consulting.saveMessage',
  title: '상담 담당자에게 글 남기기',
  access: 'identified',
  keyed: true,
  rateLimit: CONSULTING,
  input: Type.Object({
    counselSeq: CounselSeq,
    contents: Type.String({ title: '내용', minLength: 1, maxLength: 1_000, pattern: '\\S' }),
    /** Pictures that this person uploaded before (`consultationUpload`). */
    fileKeys: Type.Optional(
      Type.Array(Type.String({ title: '사진', minLength: 1, maxLength: 22 }), { title: '사진', maxItems: MOST_FILES }),
    ),
  }),
  item: Type.Object({ SEQ: Type.Integer(), REG_DT: Type.String(), files: Type.Array(FileLink) }),
  errors: { missing, fileGone: ['409', '올린 지 하루가 지나 지워졌거나 이미 보낸 사진이 있습니다. 사진을 다시 올려 주세요.', 409] },
})

/** The answer to the quote, or what is asked about the date or the end. One at a time: the next after staff have answered. */
export const askMyConsultation = contract({
  at: 'POST /svc/consultingSvcApi/ask',
  id: 'consulting.ask',
  title: '견적에 답하고 변경·취소 요청하기',
  access: 'identified',
  rateLimit: CONSULTING,
  input: Type.Object({
    counselSeq: CounselSeq,
    kind: oneOf(ASK_LABELS.kind, ASK_KINDS),
    reason: Type.Optional(Type.String({ title: ASK_LABELS.reason, maxLength: LONGEST_REASON * 4 })),
    startDt: Type.Optional(Type.String({ title: ASK_LABELS.startDt, format: 'date' })),
    endDt: Type.Optional(Type.String({ title: ASK_LABELS.endDt, format: 'date' })),
  }),
  item: Type.Object({ askSeq: Type.Integer() }),
  errors: {
    missing,
    waiting: ['409', '먼저 보내신 요청을 담당자가 확인하고 있습니다. 답을 받으신 뒤에 다시 보내 주세요.', 409],
    noQuote: ['409', '지금 답하실 견적이 없습니다.', 409],
    late: ['409', '견적에 답하실 수 있는 날이 지났습니다. 담당자에게 글을 남겨 주세요.', 409],
    done: ['409', '시공을 마쳤거나 취소된 상담은 바꿀 수 없습니다. 담당자에게 글을 남겨 주세요.', 409],
  },
})

/** What the person thinks of it, after the work; sent again, it replaces the earlier one. */
export const evaluateMyConsultation = contract({
  at: 'POST /svc/consultingSvcApi/saveEvaluation',
  id: 'consulting.saveEvaluation',
  title: '상담 평가하기',
  access: 'identified',
  rateLimit: CHANGING,
  input: Type.Object({
    counselSeq: CounselSeq,
    score: Type.Integer({ title: '만족도', minimum: 1, maximum: 5 }),
    contents: Type.Optional(Type.String({ title: '평가 내용', maxLength: 500 })),
  }),
  errors: { missing, tooEarly: ['409', '시공을 마친 뒤에 평가하실 수 있습니다.', 409] },
})

/** A picture of an own request; no cache keeps it. */
export const readMyConsultationFile = contract({
  at: 'GET /svc/consultingSvcApi/file',
  id: 'consulting.file',
  title: '내 상담 사진',
  access: 'identified',
  input: Type.Object({ counselSeq: CounselSeq, fileKey: Type.String({ title: '사진', maxLength: 22 }) }),
  raw: 'image/*',
  errors: { missing: ['404', '사진을 찾을 수 없습니다.', 404] },
})
