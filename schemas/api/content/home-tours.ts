// Home tours that members write (SYS-22). What the writer sees is a document (schemas/rules/content/home-tour); publishing makes of it the
// case that visitors read (schemas/api/content/interiors.ts). Another member's tour is refused as if it did not exist (P-MEM-2).
import { Type, type Static } from 'typebox'
import type { PageDocument } from '@/schemas/page/document'
import { FILE_TYPES, fileTooLarge } from '@/schemas/rules/base/file-fault'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { DRAFTS_MOST } from '@/schemas/rules/content/home-tour/tour-document'
import { Shape } from '@/schemas/words/shape'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { oneOf, reason } from '@/schemas/api/base/fields'
import { SeveralDone, severalOf } from '@/schemas/api/base/many'
import { CHANGING, DRAFTING, PHOTOS } from '@/schemas/api/base/rate-limit'

const MB = 1_048_576
const Seq = Type.Integer({ title: '글 번호', minimum: 1, maximum: 2_147_483_647 })
const missing = ['404', '글을 찾을 수 없습니다.', 404] as const

/** Only a draft was never published; a tour that staff hid stays hidden until they show it again. */
export const TOUR_STATES = ['draft', 'published', 'unpublished', 'hidden'] as const
export type TourState = (typeof TOUR_STATES)[number]
const State = Type.Unsafe<TourState>(Type.String({ enum: TOUR_STATES }))

const Draft = Type.Object({
  seq: Type.Integer(),
  title: Type.String(),
  photos: Type.Integer(),
  updatedAt: Type.String(),
  /** Of its last save, by which a browser knows what it sent without getting an answer. */
  saveKey: Type.String(),
})
export type TourDraft = Static<typeof Draft>

/** Tells of temporary drafts, the newest first, so that the editor asks whether to go on with one (S-TEMP-1). */
export const existsWriting = contract({
  at: 'GET /svc/interiorSvcApi/isExistWriting',
  id: 'interior.isExistWriting',
  title: '작성 중인 집들이 확인',
  access: 'member',
  input: Type.Object({}),
  items: Draft,
  item: Type.Object({
    existYn: YesNo,
    /** Zero without one. */
    seq: Type.Integer(),
    title: Type.String(),
    photos: Type.Integer(),
    updatedAt: Type.String(),
  }),
})

/** A GET that changes data (K-OKEY): it needs this site's own page, the sign-in and the ownership like any write. */
export const removeTempWriting = contract({
  at: 'GET /svc/interiorSvcApi/removeTempWriting',
  id: 'interior.removeTempWriting',
  title: '작성 중인 집들이 지우기',
  access: 'member',
  writes: true,
  rateLimit: CHANGING,
  input: Type.Object({ seq: Seq }),
  errors: { missing },
})

/** A GET that changes data (K-OKEY). The page of the tour is gone for visitors; its replies go with it. */
export const removeMyHome = contract({
  at: 'GET /svc/interiorSvcApi/removeMyHome',
  id: 'interior.removeMyHome',
  title: '집들이 삭제',
  access: 'member',
  writes: true,
  rateLimit: CHANGING,
  input: Type.Object({ seq: Seq }),
  errors: { missing },
})

const Stored = Type.Object({
  seq: Type.Integer(),
  state: State,
  document: Type.Unsafe<PageDocument>(Type.Object({}, { additionalProperties: true })),
  draftNumber: Type.Integer(),
  /** The draft that visitors read; zero before the first. */
  publishedNumber: Type.Integer(),
  updatedAt: Type.String(),
  /** Of the last save, by which a tab that lost its answer knows it. */
  saveKey: Type.String(),
  /** Why staff hid it. */
  hiddenReason: Type.String(),
})
export type StoredTour = Static<typeof Stored>

export const readMyHome = contract({
  at: 'GET /svc/interiorSvcApi/readMyHome',
  id: 'interior.readMyHome',
  title: '내 집들이 열기',
  access: 'member',
  input: Type.Object({ seq: Seq }),
  item: Stored,
  errors: { missing },
})

/** Photographs that one call may bring along; the editor sends each by itself (`saveMyHomePhoto`). */
const FILES_MOST = 3

/**
 * Saves a draft (`tempYn` Y), or saves and publishes. Without `seq` it begins a tour. A save names the draft that it started from, and one
 * that started from an earlier one is refused with the stored text (409); a save with a lost answer is sent again under its key.
 */
export const saveMyHome = contract({
  at: 'POST /svc/interiorSvcApi/saveMyHome',
  id: 'interior.saveMyHome',
  title: '집들이 저장',
  access: 'member',
  rateLimit: DRAFTING,
  needs: ['whole'],
  // Re-encoding a photograph takes longer than a transaction may.
  transaction: 'own',
  maxBytes: FILES_MOST * 20 * MB,
  atOnce: 8,
  input: Type.Object({
    seq: Type.Optional(Seq),
    title: Type.String({ title: '제목', maxLength: 200 }),
    /** The blocks of the document as JSON. A photograph that comes along is named `/media/files/0`. */
    blocks: Type.String({ title: '내용', maxLength: 190_000 }),
    /** Codes of the conditions, split by commas; those in the blocks without it. */
    filter: Type.Optional(Type.String({ title: '집 정보', maxLength: 1_000 })),
    tempYn: YesNo,
    files: Type.Optional(Type.Unsafe<File[]>({ type: 'array', title: '사진', maxItems: FILES_MOST })),
    /** Of the draft that this one follows; without it whatever is stored is replaced. */
    draftNumber: Type.Optional(Type.Integer({ title: '초안 번호', minimum: 0, maximum: 2_147_483_647 })),
    saveKey: Type.Optional(Type.String({ title: '저장 번호', minLength: 8, maxLength: 64 })),
  }),
  item: Type.Object({
    seq: Type.Integer(),
    state: State,
    draftNumber: Type.Integer(),
    publishedNumber: Type.Integer(),
    updatedAt: Type.String(),
  }),
  errors: {
    missing,
    invalid: ['400', '글을 저장할 수 없습니다. 표시된 곳을 확인해 주세요.'],
    /** With the stored tour. */
    stale: ['409', '다른 화면에서 먼저 저장한 글이 있습니다.', 409],
    hidden: ['403', '운영자가 숨긴 글은 게시할 수 없습니다. 고객센터로 문의해 주세요.', 403],
    forbiddenWord: ['400', FORBIDDEN_WORD],
    tooManyDrafts: ['409', `작성 중인 집들이는 ${DRAFTS_MOST}편까지 둘 수 있습니다. 내 집들이에서 하나를 게시하거나 지워 주세요.`, 409],
    tooMany: ['409', '집들이는 50편까지 쓸 수 있습니다. 내가 쓴 글에서 더 쓰지 않는 글을 지워 주세요.', 409],
    foreignPhoto: ['400', '내가 올린 사진만 쓸 수 있습니다.'],
    fileType: ['400', FILE_TYPES, 415],
    fileSize: ['400', fileTooLarge(), 413],
    tooManyPixels: ['400', '사진이 너무 큽니다. 가로와 세로를 줄여 다시 올려 주세요.'],
  },
})

/** One photograph: turned upright and re-encoded, so that no place, time or camera is left in it. */
export const saveMyHomePhoto = contract({
  at: 'POST /svc/interiorSvcApi/saveMyHomePhoto',
  id: 'interior.saveMyHomePhoto',
  title: '집들이 사진 올리기',
  access: 'member',
  rateLimit: PHOTOS,
  needs: ['whole'],
  codec: 'multipart',
  transaction: 'own',
  // A phone on the move sends 20 MB in a minute or two.
  deadline: 120_000,
  maxBytes: 20 * MB,
  atOnce: 4,
  input: Type.Object({ file: Type.Unsafe<File>({ title: '사진' }) }),
  item: Type.Object({ src: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  errors: {
    fileType: saveMyHome.errors!.fileType,
    fileSize: saveMyHome.errors!.fileSize,
    tooManyPixels: saveMyHome.errors!.tooManyPixels,
  },
})

/** Takes a published tour back; its draft stays. */
export const unpublishMyHome = contract({
  at: 'POST /svc/interiorSvcApi/unpublishMyHome',
  id: 'interior.unpublishMyHome',
  title: '집들이 게시 취소',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ seq: Seq }),
  item: Type.Object({ seq: Type.Integer(), state: State }),
  errors: { missing },
})

const right = (act: 'see' | 'publish') => ({ of: 'home-tours', act })

/** What staff see: a draft is its writer's alone. */
export const SHOWN_STATES = ['published', 'hidden', 'unpublished'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

export const browseHomeTours = contract({
  at: 'GET /adm/homeTour/browse',
  id: 'homeTour.browse',
  title: '회원 집들이 목록',
  access: 'manager',
  right: right('see'),
  input: Type.Object({
    state: Type.Optional(Type.Unsafe<ShownState>(Type.String({ title: '상태', enum: [...SHOWN_STATES], lenient: true }))),
    search: Type.Optional(Type.String({ title: '찾는 말', maxLength: 100 })),
    page: Page,
    size: sizeOf(24, 100),
  }),
  item: Type.Object({ counts: Type.Object({ published: Type.Integer(), hidden: Type.Integer(), unpublished: Type.Integer() }) }),
  items: Type.Object({
    seq: Type.Integer(),
    title: Type.String(),
    author: Type.String(),
    cover: Type.String(),
    photos: Type.Integer(),
    state: State,
    publishedAt: Type.String(),
    hiddenReason: Type.String(),
  }),
})
const missingTour = ['404', '집들이를 찾을 수 없습니다.', 404] as const

/** Hides a published tour from visitors; the writer reads the reason. */
export const hideHomeTour = contract({
  at: 'POST /adm/homeTour/hide',
  id: 'homeTour.hide',
  title: '회원 집들이 숨기기',
  access: 'manager',
  right: right('publish'),
  input: Type.Object({ seq: Seq, reason: Type.String({ title: '숨기는 이유', minLength: 1, maxLength: 200, pattern: '\\S' }) }),
  errors: { missing: missingTour, notShown: ['409', '게시된 집들이만 숨길 수 있습니다.', 409] },
})

export const showHomeTour = contract({
  at: 'POST /adm/homeTour/show',
  id: 'homeTour.show',
  title: '숨긴 집들이 다시 보이기',
  access: 'manager',
  right: right('publish'),
  input: Type.Object({ seq: Seq }),
  errors: { missing: missingTour, notHidden: ['409', '숨긴 집들이가 아닙니다.', 409] },
})

/** Several at once; the writers of hidden ones read the reason. */
export const decideHomeTours = contract({
  at: 'POST /adm/homeTour/decideSeveral',
  id: 'homeTour.decideSeveral',
  title: '회원 집들이 여러 편 숨기기·다시 보이기',
  access: 'manager',
  right: right('publish'),
  input: Type.Object({ seqs: severalOf(Seq, '집들이'), decision: oneOf('판단', ['hide', 'show']), reason }),
  item: SeveralDone,
})

/** Everything that the calling member writes or has written of homes: drafts first, each the latest first. */
export const listMyTours = contract({
  at: 'GET /svc/interiorSvcApi/myTours',
  id: 'interior.myTours',
  title: '내 집들이 목록',
  access: 'member',
  input: Type.Object({}),
  items: Type.Object({
    seq: Type.Integer(),
    state: State,
    title: Type.String(),
    /** Path of its cover; empty without a photograph. */
    cover: Type.String(),
    coverShape: Shape,
    photos: Type.Integer(),
    paragraphs: Type.Integer(),
    updatedAt: Type.String(),
    hiddenReason: Type.String(),
    scrapCnt: Type.Integer(),
  }),
  item: Type.Object({ drafts: Type.Integer() }),
})
