// The scrapbook of a member (SYS-24): one row a record, however often it is pressed.
import { Type } from 'typebox'
import { SCRAP_TYPES, type ScrapType } from '@/schemas/rules/members/scrap-types'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { SCRAPPING } from '@/schemas/api/base/rate-limit'

const TypeOfTarget = Type.Unsafe<ScrapType>(Type.String({ title: '스크랩 분류', enum: SCRAP_TYPES }))
const TargetId = Type.String({ title: '스크랩할 글', minLength: 1, maxLength: 100 })
/** Records of a page, and of one removal, at most. */
export const MOST_SCRAPS = 100
const Targets = Type.Array(Type.String({ maxLength: 120 }), { title: '스크랩', minItems: 1, maxItems: MOST_SCRAPS })

const target = { type: TypeOfTarget, targetId: TargetId }
const Standing = Type.Object({ scrapYn: YesNo, scrapCnt: Type.Integer() })
const missing = ['404', '삭제되었거나 볼 수 없는 글입니다.', 404] as const

/** Whether the member has it in the scrapbook, and how many have (S-SCRAP-1). */
export const readScrap = contract({
  at: 'GET /svc/scrap/rScrap',
  id: 'scrap.rScrap',
  title: '스크랩 조회',
  access: 'member',
  input: Type.Object(target),
  item: Standing,
  errors: { missing },
})

/** A record that is there already stays as it is, so that a repeated press is not an error. */
export const addScrap = contract({
  at: 'POST /svc/scrap/cScrap',
  id: 'scrap.cScrap',
  title: '스크랩',
  access: 'member',
  rateLimit: SCRAPPING,
  transaction: 'own',
  input: Type.Object(target),
  item: Standing,
  errors: { missing },
})

/** A record that nobody sees any more can be removed too. */
export const removeScrap = contract({
  at: 'POST /svc/scrap/dScrap',
  id: 'scrap.dScrap',
  title: '스크랩 취소',
  access: 'member',
  rateLimit: SCRAPPING,
  transaction: 'own',
  input: Type.Object(target),
  item: Standing,
})

/** The same for all records of a page in one call, each `type:targetId`; those that visitors do not see are left out. */
export const listScrapMarks = contract({
  at: 'GET /svc/scrap/marks',
  id: 'scrap.marks',
  title: '화면의 스크랩 표시',
  access: 'member',
  input: Type.Object({ targets: Targets }),
  items: Type.Object({ type: TypeOfTarget, targetId: Type.String(), scrapYn: YesNo, scrapCnt: Type.Integer() }),
})

/** Several at once; `removed` is how many were there. */
export const removeScraps = contract({
  at: 'POST /svc/scrap/dScraps',
  id: 'scrap.dScraps',
  title: '스크랩 여러 개 취소',
  access: 'member',
  rateLimit: SCRAPPING,
  transaction: 'own',
  input: Type.Object({ targets: Targets }),
  item: Type.Object({ removed: Type.Integer() }),
})

/** Puts removed records back where they were, with their dates: only those that this member removed within the hour. */
export const restoreScraps = contract({
  at: 'POST /svc/scrap/restore',
  id: 'scrap.restore',
  title: '취소한 스크랩 되돌리기',
  access: 'member',
  rateLimit: SCRAPPING,
  transaction: 'own',
  input: Type.Object({ targets: Targets }),
  item: Type.Object({ restored: Type.Integer() }),
})

/** How many records of each type are in the scrapbook. */
export const countScraps = contract({
  at: 'GET /svc/myPageSvcApi/svcTotalScrap',
  id: 'my.svcTotalScrap',
  title: '스크랩 수',
  access: 'member',
  input: Type.Object({}),
  item: Type.Object({ totalCnt: Type.Integer(), typeCnt: Type.Array(Type.Object({ type: TypeOfTarget, cnt: Type.Integer() })) }),
})

/** The newest first. A record that is gone has no title, picture or path: `goneYn` says so. */
export const listScraps = contract({
  at: 'GET /svc/myPageSvcApi/svcScrapList',
  id: 'my.svcScrapList',
  title: '스크랩 목록',
  access: 'member',
  input: Type.Object({
    type: Type.Optional(Type.Unsafe<ScrapType>(Type.String({ title: '스크랩 분류', enum: SCRAP_TYPES, lenient: true }))),
    /** Of one folder, in its order; none of another member's. */
    folderSeq: Type.Optional(Type.Integer({ title: '폴더', minimum: 1, maximum: 2_147_483_647 })),
    page: Page,
    size: sizeOf(24),
  }),
  items: Type.Object({
    SEQ: Type.Integer(),
    TYPE: TypeOfTarget,
    TARGET_ID: Type.String(),
    REG_DT: Type.String(),
    TITLE: Type.String(),
    IMG: Type.String(),
    IMG_ALT: Type.String(),
    IMG_SHAPE: Shape,
    PATH: Type.String(),
    goneYn: YesNo,
    NOTE: Type.String(),
    /** Folders in which it lies. */
    FOLDERS: Type.Array(Type.Integer()),
  }),
})
