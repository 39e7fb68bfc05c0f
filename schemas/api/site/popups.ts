import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

/** Popups of a page (content 4, 7), including those that the visitor dismissed: only the browser knows that. */
export const listPopups = contract({
  at: 'GET /svc/popupSvcApi/svcList',
  id: 'popup.list',
  title: '화면에 열리는 팝업 조회',
  access: 'visitor',
  input: Type.Object({ pageRoute: Type.String({ title: '화면 주소', minLength: 1, maxLength: 500 }) }),
  items: Type.Object({
    popupId: Type.String(),
    title: Type.String(),
    content: Type.String(),
    link: Type.String(),
    /** 2: dismissed for a day, 3: for good. */
    applyLimitType: Type.Union([Type.Literal('2'), Type.Literal('3')]),
    openUntil: Type.String(),
    /** The event that it links to: a member who has entered it is not invited again (S-EVT-7). */
    eventSeq: Type.Union([Type.Integer(), Type.Null()]),
  }),
  tags: () => ['popups', 'events'],
})
