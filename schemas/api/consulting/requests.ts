// Requests for a consultation (SYS-31): the applicant is identified, by the account or by a verification of this visit.
import { Type } from 'typebox'
import { CONSULTATION_LABELS, LONGEST_CONTENTS, MOST_CATEGORIES, MOST_FILES } from '@/schemas/rules/consulting/consultation-form'
import { FILE_MB } from '@/schemas/rules/base/file-fault'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { FILE_ERRORS, UPLOADED_ERRORS } from '@/schemas/api/base/file-errors'
import { resumableUpload, UploadId } from '@/schemas/api/base/resumable-upload'
import { CONSULTING, PHOTOS } from '@/schemas/api/base/rate-limit'

const MB = 1_048_576
/** Files that one call may bring along, as the specification sends them; the form sends each by itself (`consultationUpload`). */
const FILES_AT_ONCE = 3

export const FileKey = Type.String({ title: '사진', minLength: 1, maxLength: 22 })

/** Who would ask: what the form shows in place of a name and number to type. Empty before an identification. */
export const readApplicant = contract({
  at: 'GET /svc/consultingSvcApi/applicant',
  id: 'consulting.applicant',
  title: '상담 신청자 확인',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: Type.Object({ identifiedYn: YesNo, memberName: Type.String(), mobileNo: Type.String() }),
})

/** Pictures on their way to the server, which go on where a lost connection stopped them. */
export const consultationUpload = resumableUpload({
  path: '/svc/consultingSvcApi/upload',
  id: 'consulting.upload',
  title: '상담 사진 올리기',
  access: 'identified',
  maxBytes: FILE_MB * MB,
  errors: { fileType: FILE_ERRORS.fileType, fileSize: FILE_ERRORS.fileSize },
})

/**
 * Takes a picture that has arrived, before its request: turned upright and re-encoded, so that no place, time or camera is left in it.
 * The id of its upload becomes its key, so that a repeated call, whose answer was lost, gets the same picture.
 */
export const saveConsultationFile = contract({
  at: 'POST /svc/consultingSvcApi/saveFile',
  id: 'consulting.saveFile',
  title: '올린 상담 사진 저장',
  access: 'identified',
  rateLimit: PHOTOS,
  // Re-encoding takes a second or two, too long for a transaction.
  transaction: 'own',
  deadline: 60_000,
  // Ten pictures of one request must not take the pages' share of the machine.
  atOnce: 2,
  input: Type.Object({ uploadId: UploadId }),
  item: Type.Object({ fileKey: Type.String(), name: Type.String(), bytes: Type.Integer() }),
  errors: {
    ...UPLOADED_ERRORS,
  },
})

/**
 * Stores the request with its pictures in one transaction, and opens the completion page once (G-CONSDONE). A visitor's name and number
 * are those of the identification, whatever is sent.
 */
export const saveConsultation = contract({
  at: 'POST /svc/consultingSvcApi/save',
  id: 'consulting.save',
  title: '상담 신청',
  access: 'visitor',
  personal: true,
  rateLimit: CONSULTING,
  transaction: 'own',
  keyed: true,
  deadline: 120_000,
  maxBytes: FILES_AT_ONCE * 20 * MB,
  atOnce: 4,
  input: Type.Object({
    /** Y: the form for one product. */
    singleYn: Type.Optional(YesNo),
    eventId: Type.Optional(Type.String({ title: '이벤트', maxLength: 60 })),
    /** Ids of categories, split by commas. */
    checkValue: Type.String({ title: CONSULTATION_LABELS.categories, maxLength: MOST_CATEGORIES * 41 }),
    name: Type.String({ title: CONSULTATION_LABELS.name, maxLength: 100 }),
    phoneNo: Type.String({ title: CONSULTATION_LABELS.phoneNo, maxLength: 30 }),
    address: Type.String({ title: CONSULTATION_LABELS.address, maxLength: 500 }),
    /** Two days. */
    period: Type.Array(Type.String({ title: '날짜', maxLength: 10 }), {
      title: CONSULTATION_LABELS.startDt,
      maxItems: 2,
      keepsEmpty: true,
    }),
    contents: Type.String({ title: CONSULTATION_LABELS.contents, maxLength: LONGEST_CONTENTS * 4 }),
    agreed: Type.Boolean({ title: CONSULTATION_LABELS.agreed }),
    shopId: Type.Optional(Type.String({ title: '매장', maxLength: 60 })),
    /** A folder of the member's scrapbook, sent along as it is now. */
    folderSeq: Type.Optional(Type.Integer({ title: '스크랩 폴더', minimum: 1, maximum: 2_147_483_647 })),
    fileKeys: Type.Optional(Type.Array(FileKey, { title: CONSULTATION_LABELS.files, maxItems: MOST_FILES })),
    files: Type.Optional(Type.Unsafe<File[]>({ type: 'array', title: CONSULTATION_LABELS.files, maxItems: FILES_AT_ONCE })),
  }),
  item: Type.Object({ counselSeq: Type.Integer() }),
  errors: {
    ...FILE_ERRORS,
    unidentified: ['401', '본인인증을 마친 뒤 상담을 신청할 수 있습니다.', 401],
    categoryGone: ['409', '지금은 상담하지 않는 품목이 있습니다. 품목을 다시 선택해 주세요.', 409],
    shopClosed: ['409', '선택하신 매장은 지금 상담을 받지 않습니다. 다른 매장을 선택해 주세요.', 409],
    folderGone: ['409', '함께 보낼 스크랩 폴더를 찾을 수 없습니다. 폴더를 다시 선택해 주세요.', 409],
    fileGone: ['409', '다른 신청에 들어갔거나 올린 지 하루가 지나 지워진 사진이 있습니다. 사진을 다시 올려 주세요.', 409],
  },
})

/** Showrooms and dealers near a home: those of its district first. Only 시·도 and 시·군·구 are sent, so that no address stands in a URL. */
export const listNearShops = contract({
  at: 'GET /svc/consultingSvcApi/shopList',
  id: 'consulting.shopList',
  title: '가까운 상담 매장 목록',
  access: 'visitor',
  input: Type.Object({
    region: Type.String({ title: '시·도', minLength: 1, maxLength: 10 }),
    district: Type.Optional(Type.String({ title: '시·군·구', maxLength: 20 })),
  }),
  items: Type.Object({ SHOP_ID: Type.String(), SHOP_NAME: Type.String(), TYPE_NAME: Type.String(), ADDRESS: Type.String() }),
  tags: () => ['shops'],
})
