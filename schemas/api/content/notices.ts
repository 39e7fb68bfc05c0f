import { Type } from 'typebox'
import { Keyword, Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'

const head = { NOTICE_SEQ: Type.Integer(), CATEGORY: Type.String(), TITLE: Type.String(), REG_DT: Type.String(), topYn: YesNo }
const Neighbour = Type.Union([Type.Object({ NOTICE_SEQ: Type.Integer(), TITLE: Type.String(), REG_DT: Type.String() }), Type.Null()])

export const listNotices = contract({
  at: 'GET /svc/noticeSvcApi/svcList',
  id: 'notice.svcList',
  title: '공지사항 목록',
  access: 'visitor',
  input: Type.Object({
    page: Page,
    size: sizeOf(10),
    category: Type.Optional(Type.String({ title: '분류', maxLength: 40, lenient: true })),
    keyword: Keyword,
  }),
  items: Type.Object(head),
  tags: () => ['notices'],
})

export const readNotice = contract({
  at: 'GET /svc/noticeSvcApi/svcRead',
  id: 'notice.svcRead',
  title: '공지사항 조회',
  access: 'visitor',
  input: Type.Object({ id: Type.Integer({ title: '공지사항 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  /** PREV is the older neighbour, NEXT the newer one. */
  item: Type.Object({ ...head, CONTENTS: Type.String(), PREV: Neighbour, NEXT: Neighbour }),
  errors: { missing: ['404', '공지사항을 찾을 수 없습니다.', 404] },
  tags: ({ id }) => [`notice:${id}`, 'notices'],
})
