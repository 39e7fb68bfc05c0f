import { Type } from 'typebox'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from './contract'

/** An event as every call answers it. Times are ISO 8601 in UTC; WINNER_DT is when the winners are announced. */
const head = {
  EVENT_SEQ: Type.Integer(),
  EVENT_NAME: Type.String(),
  SUMMARY: Type.String(),
  EVENT_TYPE: Type.String(),
  EVENT_TAB: Type.String(),
  EVENT_LINK: Type.String(),
  IMG_BANNER_PC: Type.String(),
  IMG_BANNER_MO: Type.String(),
  IMG_BANNER_PC_ALT: Type.String(),
  IMG_BANNER_MO_ALT: Type.String(),
  OPEN_STR_DATE: Type.String(),
  OPEN_END_DATE: Type.String(),
  WINNER_DT: Type.Union([Type.String(), Type.Null()]),
}

export const listEvents = contract({
  at: 'GET /svc/eventSvcApi/svcList',
  id: 'event.svcList',
  title: '이벤트 목록',
  access: 'visitor',
  input: Type.Object({
    page: Page,
    size: sizeOf(12),
    eventTab: Type.Optional(
      Type.Unsafe<'ongoing' | 'finished'>(
        Type.String({ title: '이벤트 구분', enum: ['ongoing', 'finished'], default: 'ongoing', lenient: true }),
      ),
    ),
  }),
  items: Type.Object(head),
  tags: () => ['events'],
})

export const readEvent = contract({
  at: 'GET /svc/eventSvcApi/svcRead',
  id: 'event.svcRead',
  title: '이벤트 조회',
  access: 'visitor',
  input: Type.Object({ eventSeq: Type.Integer({ title: '이벤트 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  item: Type.Object({ ...head, APPLY_BTN_YN: YesNo, CONTENT_PC: Type.String() }),
  errors: { missing: ['404', '이벤트를 찾을 수 없습니다.', 404] },
  tags: ({ eventSeq }) => [`event:${eventSeq}`],
})

export const getCurrentDate = contract({
  at: 'GET /svc/eventSvcApi/getCurrentDate',
  id: 'event.getCurrentDate',
  title: '서버 시각 조회',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({ currentDate: Type.String() }),
})
