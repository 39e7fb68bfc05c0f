import { Type } from 'typebox'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'

/** A partner's benefit (content 3, Alliance), within its period. */
const head = {
  ALLIANCE_SEQ: Type.Integer(),
  TITLE: Type.String(),
  SUMMARY: Type.String(),
  PARTNER: Type.String(),
  IMG_BANNER_PC: Type.String(),
  IMG_BANNER_MO: Type.String(),
  IMG_BANNER_ALT: Type.String(),
  IMG_BANNER_PC_SHAPE: Shape,
  IMG_BANNER_MO_SHAPE: Shape,
  OPEN_STR_DATE: Type.String(),
  OPEN_END_DATE: Type.String(),
}

/** Present benefits, the newest first. */
export const listAlliances = contract({
  at: 'GET /svc/eventSvcApi/svcAllianceList',
  id: 'event.svcAllianceList',
  title: '제휴 혜택 목록',
  access: 'visitor',
  input: Type.Object({ page: Page, size: sizeOf(12) }),
  items: Type.Object(head),
  tags: () => ['alliances'],
})

/** Also returns a finished one, so that a visitor with its link sees that it ended. */
export const readAlliance = contract({
  at: 'GET /svc/eventSvcApi/svcAllianceRead',
  id: 'event.svcAllianceRead',
  title: '제휴 혜택 조회',
  access: 'visitor',
  input: Type.Object({ seq: Type.Integer({ title: '혜택 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  item: Type.Object({ ...head, CONTENTS: Type.String() }),
  errors: { missing: ['404', '제휴 혜택을 찾을 수 없습니다.', 404] },
  tags: ({ seq }) => [`alliance:${seq}`],
})
