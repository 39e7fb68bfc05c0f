import { Type } from 'typebox'
import { Page, sizeOf } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'

/** A post that announces winners, written by staff. EVENT_SEQ is null without an event. */
const head = {
  WINNER_SEQ: Type.Integer(),
  SUBJECT_WINNER: Type.String(),
  EVENT_SEQ: Type.Union([Type.Integer(), Type.Null()]),
  REG_DT: Type.String(),
}
const Neighbour = Type.Union([
  Type.Object({ WINNER_SEQ: Type.Integer(), SUBJECT_WINNER: Type.String(), REG_DT: Type.String() }),
  Type.Null(),
])

export const listWinners = contract({
  at: 'GET /svc/eventSvcApi/svcWinnerList',
  id: 'event.svcWinnerList',
  title: '당첨자 발표 목록',
  access: 'visitor',
  input: Type.Object({ pageNo: Page, size: sizeOf(10) }),
  items: Type.Object(head),
  tags: () => ['winners'],
})

export const readWinner = contract({
  at: 'GET /svc/eventSvcApi/svcWinnerRead',
  id: 'event.svcWinnerRead',
  title: '당첨자 발표 조회',
  access: 'visitor',
  /** `pageNo` is the list's page of the link; it does not change the post. */
  input: Type.Object({ seq: Type.Integer({ title: '글 번호', minimum: 1, maximum: 2_147_483_647 }), pageNo: Page }),
  /** PREV is the older neighbour, NEXT the newer one. */
  item: Type.Object({ ...head, CONTENTS: Type.String(), PREV: Neighbour, NEXT: Neighbour }),
  errors: { missing: ['404', '당첨자 발표를 찾을 수 없습니다.', 404] },
  tags: ({ seq }) => [`winner:${seq}`, 'winners'],
})
