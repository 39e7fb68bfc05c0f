// The consultations inbox of the console. Lists and details show masked values; what a person wrote is opened for a reason, and who read
// whose request, when and why stands in the audit log. Every change names the version that it started from: of two at once one is refused.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, nullable, oneOf, paging, reason, Version } from '@/schemas/api/base/fields'
import { FILE_ERRORS } from '@/schemas/api/base/file-errors'
import { ASK_KINDS, ASK_STATES } from '@/schemas/rules/consulting/asks'
import { CONSULTATION_TYPES } from '@/schemas/rules/consulting/consultation-types'
import { FILE_MB } from '@/schemas/rules/base/file-fault'
import { ATTACHED_PARTS } from '@/schemas/rules/consulting/attached-parts'
import { STAGES } from '@/schemas/rules/consulting/stages'
import { YesNo } from '@/schemas/words/paging'
import { SentFolder } from './sent-folder'

const CounselSeq = Type.Integer({ title: '상담 번호', minimum: 1, maximum: 2_147_483_647 })
const Stage = oneOf('단계', STAGES)
const Part = oneOf('종류', ATTACHED_PARTS)

const missing = ['404', '상담을 찾을 수 없습니다. 신청한 분이 지웠을 수 있습니다.', 404] as const
const moved = ['409', '다른 담당자가 먼저 바꾸었습니다. 최신 내용을 확인해 주세요.', 409] as const

/** Cards of one column; what is beyond is read in the list. */
export const MOST_CARDS = 200

const see = { access: 'manager', right: { of: 'consultations', act: 'see' } } as const
/** Requests of one file. */
export const MOST_EXPORTED = 10_000

/** A call about one request: to a person bound to another shop it does not exist. */
const row = 'counselSeq'
const seeOne = { ...see, right: { ...see.right, row } } as const
const write = { access: 'manager', right: { of: 'consultations', act: 'write', row }, codec: 'json' } as const

/** A request as lists show it. */
const Row = Type.Object({
  counselSeq: Type.Integer(),
  type: oneOf('구분', CONSULTATION_TYPES),
  stage: Stage,
  /** Masked. */
  name: Type.String(),
  phoneNo: Type.String(),
  categories: Type.Array(Type.String()),
  startDt: Type.String(),
  endDt: Type.String(),
  /** Empty without one. */
  shopName: Type.String(),
  staffName: Type.String(),
  createdAt: moment,
  /** When the stage should have moved on; null without a deadline. */
  dueAt: Type.Union([moment, Type.Null()]),
  version: Type.Integer(),
})

const filters = {
  type: Type.Optional(oneOf('구분', CONSULTATION_TYPES)),
  shopId: Type.Optional(Type.String({ title: '매장', maxLength: 60 })),
  /** `mine`: the caller's; `none`: nobody's yet; `late`: past their deadline; `asked`: the person waits for an answer to what they asked. */
  show: Type.Optional(oneOf('보기', ['mine', 'none', 'late', 'asked'])),
}

/** Totals above 10,000 are answered as 10,000. */
export const browseConsultations = contract({
  at: 'GET /adm/consultation/browse',
  id: 'consultationDesk.browse',
  title: '상담함 보기',
  ...see,
  input: Type.Object({
    stage: Type.Optional(Stage),
    ...filters,
    sort: Type.Optional(oneOf('정렬', ['createdAt', 'dueAt'])),
    direction,
    ...paging(),
  }),
  items: Row,
})

/** The same requests by stage: all seven columns, each with the nearest deadlines first and its whole number. */
export const boardConsultations = contract({
  at: 'GET /adm/consultation/board',
  id: 'consultationDesk.board',
  title: '상담함을 단계별로 보기',
  ...see,
  input: Type.Object({
    ...filters,
    most: Type.Optional(Type.Integer({ title: '한 단계의 수', minimum: 1, maximum: MOST_CARDS })),
  }),
  items: Type.Object({ stage: Stage, total: Type.Integer(), rows: Type.Array(Row) }),
})

/** The filtered requests as a file, which is recorded; personal fields need the act `publish` as well. */
export const exportConsultations = contract({
  at: 'POST /adm/consultation/export',
  id: 'consultationDesk.export',
  stepUp: ({ personalYn }) => personalYn === 'Y',
  title: '상담 내려받기',
  ...see,
  codec: 'json',
  deadline: 20_000,
  input: Type.Object({ stage: Type.Optional(Stage), ...filters, reason, personalYn: YesNo }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { tooMany: ['400', '한 번에 1만 건까지 내려받을 수 있습니다. 조건을 더 좁혀 주세요.'] },
})

export const readConsultation = contract({
  at: 'GET /adm/consultation/read',
  id: 'consultationDesk.read',
  title: '상담 한 건 보기',
  ...seeOne,
  input: Type.Object({ counselSeq: CounselSeq }),
  item: Type.Object({
    ...Row.properties,
    eventId: Type.String(),
    shopId: Type.String(),
    staffId: Type.String(),
    isMember: Type.Boolean(),
    /** What the person thought of it, 1 to 5; 0 before. */
    score: Type.Integer(),
    files: Type.Integer(),
    messages: Type.Integer(),
    /** Staff agreed to end it. */
    closedYn: YesNo,
    /** What the person answered and asked, the latest first; the reasons are opened with the rest. */
    asks: Type.Array(
      Type.Object({
        askSeq: Type.Integer(),
        kind: oneOf('요청', ASK_KINDS),
        startDt: Type.String(),
        endDt: Type.String(),
        state: oneOf('상태', ASK_STATES),
        staffName: Type.String(),
        askedAt: moment,
      }),
    ),
    stages: Type.Array(Type.Object({ stage: Stage, staffName: Type.String(), startedAt: moment })),
  }),
  errors: { missing },
})

/** Opens the person, the request, its pictures and what was written. */
export const openConsultation = contract({
  at: 'POST /adm/consultation/open',
  id: 'consultationDesk.open',
  title: '상담 내용 열람',
  ...seeOne,
  codec: 'json',
  input: Type.Object({ counselSeq: CounselSeq, reason }),
  item: Type.Object({
    name: Type.String(),
    phoneNo: Type.String(),
    address: Type.String(),
    contents: Type.String(),
    /** Words of the evaluation; empty without them. */
    review: Type.String(),
    folder: nullable(SentFolder),
    files: Type.Array(
      Type.Object({
        fileKey: Type.String(),
        name: Type.String(),
        /** Attached by staff, at a stage and as what. */
        attached: Type.Optional(Type.Object({ stage: Stage, part: Part })),
      }),
    ),
    asks: Type.Array(Type.Object({ askSeq: Type.Integer(), reason: Type.String(), answer: Type.String() })),
    messages: Type.Array(
      Type.Object({
        messageSeq: Type.Integer(),
        writtenBy: oneOf('쓴 쪽', ['customer', 'staff', 'note']),
        staffName: Type.String(),
        contents: Type.String(),
        postedAt: moment,
      }),
    ),
  }),
  errors: { missing },
})

const FileKeyInput = Type.String({ title: '파일', minLength: 1, maxLength: 22 })

/** A document, or a photo before or after the work, at a stage that the request has reached; the person is told. */
export const attachConsultationFile = contract({
  at: 'POST /adm/consultation/attach',
  id: 'consultationDesk.attach',
  title: '상담에 문서와 사진 올리기',
  ...write,
  codec: 'multipart',
  // Re-encoding a photo, or reading a PDF, takes too long for a transaction.
  transaction: 'own',
  deadline: 120_000,
  maxBytes: (FILE_MB + 1) * 1_048_576,
  atOnce: 2,
  input: Type.Object({
    counselSeq: CounselSeq,
    stage: Stage,
    part: Part,
    file: Type.Unsafe<File[]>({ type: 'array', title: '파일', minItems: 1, maxItems: 1 }),
  }),
  item: Type.Object({ fileKey: Type.String(), name: Type.String(), bytes: Type.Integer() }),
  errors: { missing, ...FILE_ERRORS, notYet: ['409', '아직 이르지 않은 단계에는 올릴 수 없습니다.', 409] },
})

/** Only what staff attached. */
export const detachConsultationFile = contract({
  at: 'POST /adm/consultation/detach',
  id: 'consultationDesk.detach',
  title: '상담에 올린 파일 빼기',
  ...write,
  input: Type.Object({ counselSeq: CounselSeq, fileKey: FileKeyInput }),
  errors: { missing: ['404', '파일을 찾을 수 없습니다. 이미 뺐을 수 있습니다.', 404] },
})

/** A private picture; each look at one is recorded, so the call counts as a write and comes from the console only. */
export const readConsultationFile = contract({
  at: 'GET /adm/consultation/file',
  id: 'consultationDesk.file',
  title: '상담 사진 보기',
  ...seeOne,
  writes: true,
  input: Type.Object({ counselSeq: CounselSeq, fileKey: Type.String({ title: '사진', maxLength: 22 }) }),
  raw: 'image/*',
  errors: { missing: ['404', '사진을 찾을 수 없습니다.', 404] },
})

/** One of the moves of `MOVES`; the person is told. */
export const moveConsultation = contract({
  at: 'POST /adm/consultation/move',
  id: 'consultationDesk.move',
  title: '상담 단계 옮기기',
  ...write,
  input: Type.Object({ counselSeq: CounselSeq, stage: Stage, version: Version, reason: Type.Optional(reason) }),
  item: Type.Object({ version: Type.Integer() }),
  errors: { missing, moved, notThere: ['409', '지금 단계에서는 그 단계로 옮길 수 없습니다.', 409] },
})

/** To a shop, to a person of the staff, or to nobody ('' each). */
export const assignConsultation = contract({
  at: 'POST /adm/consultation/assign',
  id: 'consultationDesk.assign',
  title: '상담 배정',
  ...write,
  input: Type.Object({
    counselSeq: CounselSeq,
    version: Version,
    shopId: Type.String({ title: '매장', maxLength: 60 }),
    staffId: Type.String({ title: '담당자', maxLength: 60 }),
  }),
  item: Type.Object({ version: Type.Integer() }),
  errors: {
    missing,
    moved,
    shopClosed: ['409', '지금 상담을 받지 않는 매장입니다. 다른 매장을 골라 주세요.', 409],
    otherShop: ['403', '다른 매장에는 맡길 수 없습니다. 본사 담당자에게 요청해 주세요.', 403],
    otherStaff: ['409', '다른 매장의 담당자입니다. 그 매장에 맡기거나 다른 분을 골라 주세요.', 409],
    staffGone: ['409', '지금 일하지 않는 담당자입니다. 다른 분을 골라 주세요.', 409],
  },
})

/** To the person, or a note that only staff read. */
export const writeConsultation = contract({
  at: 'POST /adm/consultation/write',
  id: 'consultationDesk.write',
  title: '상담 글 남기기',
  ...write,
  keyed: true,
  input: Type.Object({
    counselSeq: CounselSeq,
    kind: oneOf('종류', ['staff', 'note']),
    contents: Type.String({ title: '내용', minLength: 1, maxLength: 1_000, pattern: '\\S' }),
  }),
  item: Type.Object({ messageSeq: Type.Integer() }),
  errors: { missing, unfilled: ['400', '채우지 않은 자리가 있습니다. 알맞은 말로 바꾸어 주세요.'] },
})

/** What staff often answer; its places are filled in the browser, where the request is open. */
export const listAnswerTemplates = contract({
  at: 'GET /adm/consultation/templates',
  id: 'consultationDesk.templates',
  title: '상담 답변 예문',
  ...see,
  input: Type.Object({}),
  items: Type.Object({ id: Type.Integer(), title: Type.String(), contents: Type.String() }),
})

/** Whom the caller can give a request to. */
export const listConsultationDesks = contract({
  at: 'GET /adm/consultation/desks',
  id: 'consultationDesk.desks',
  title: '상담을 배정할 매장과 담당자',
  ...see,
  input: Type.Object({}),
  item: Type.Object({
    shops: Type.Array(Type.Object({ shopId: Type.String(), shopName: Type.String() })),
    /** `shopId` of those who are bound to one: they take requests of that shop only. */
    staff: Type.Array(Type.Object({ staffId: Type.String(), name: Type.String(), shopId: Type.String() })),
  }),
})
