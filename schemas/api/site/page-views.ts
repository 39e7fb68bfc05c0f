// Views of pages, as browsers report them. Nothing about the visitor is stored: a view adds one to a count of its day.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { VIEWING } from '@/schemas/api/base/rate-limit'
import { VIEW_PATH } from './view-call'

/** One page that a visitor sees, the first time on this day. Later ones the browser does not send (docs/decisions/0024). */
export const recordPageView = contract({
  at: `POST ${VIEW_PATH}`,
  id: 'views.record',
  title: '조회 더하기',
  access: 'visitor',
  rateLimit: VIEWING,
  maxBytes: 2048,
  // It waits in memory and is written with others.
  transaction: 'own',
  input: Type.Object({
    path: Type.String({ title: '페이지', pattern: '^/', maxLength: 500 }),
    /** Host of the page that linked here. */
    from: Type.Optional(Type.String({ title: '들어온 곳', maxLength: 255 })),
    campaign: Type.Optional(Type.String({ title: '캠페인', maxLength: 255 })),
    /** What was searched for, and how much was found, on a page of results. */
    word: Type.Optional(Type.String({ title: '검색어', maxLength: 255 })),
    found: Type.Optional(Type.Integer({ title: '찾은 수', minimum: 0, maximum: 1_000_000 })),
  }),
})
