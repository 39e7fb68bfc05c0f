// Alarms of the signed-in member (SYS-41, S-ALARM-1), and the ways beyond the site by which the member wants to hear of them.
import { Type } from 'typebox'
import { ALARM_CHANNELS, ALARM_KINDS, type AlarmChannel, type AlarmKind } from '@/schemas/rules/members/alarm-kinds'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING } from '@/schemas/api/base/rate-limit'

const Kind = Type.Unsafe<AlarmKind>(Type.String({ title: '알림의 종류', enum: [...ALARM_KINDS] }))
const Channel = Type.Unsafe<AlarmChannel>(Type.String({ title: '받는 방법', enum: [...ALARM_CHANNELS] }))
const unread = { unreadCnt: Type.Integer() }

/** The newest first. */
export const listMyAlarms = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageMyAlarmList',
  id: 'my.svcMyPageMyAlarmList',
  title: '내 알림 목록',
  access: 'member',
  input: Type.Object({ page: Page, size: sizeOf(20) }),
  item: Type.Object(unread),
  items: Type.Object({
    SEQ: Type.Integer(),
    KIND: Kind,
    TITLE: Type.String(),
    LINK: Type.String(),
    READ_YN: YesNo,
    REG_DT: Type.String(),
  }),
})

/** The badge of the header. */
export const countMyAlarms = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageMyAlarmCount',
  id: 'my.svcMyPageMyAlarmCount',
  title: '읽지 않은 알림의 수',
  access: 'member',
  input: Type.Object({}),
  item: Type.Object(unread),
})

/** Marks one as read. Another member's and one that is not there are refused alike (P-MEM-2). */
export const readMyAlarm = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageMyAlarmView',
  id: 'my.svcMyPageMyAlarmView',
  title: '알림 읽음',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ alarmSeq: Type.Integer({ title: '알림 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  item: Type.Object(unread),
  errors: { missing: ['404', '알림을 찾을 수 없습니다.', 404] },
})

export const readAllMyAlarms = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageMyAlarmReadALL',
  id: 'my.svcMyPageMyAlarmReadALL',
  title: '알림 모두 읽음',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({}),
  item: Type.Object(unread),
})

/** What the member chose; without a choice, alarms are on the site alone. */
export const listAlarmChoices = contract({
  at: 'GET /svc/myPageSvcApi/svcMyPageMyAlarmChoiceList',
  id: 'my.svcMyPageMyAlarmChoiceList',
  title: '알림을 받는 방법',
  access: 'member',
  input: Type.Object({}),
  /** Whether the member can be reached so: there is an address or a number, and the site can send. */
  item: Type.Object({ mail: Type.Boolean(), text: Type.Boolean() }),
  items: Type.Object({ kind: Kind, channel: Channel }),
})

export const saveAlarmChoice = contract({
  at: 'POST /svc/myPageSvcApi/svcMyPageMyAlarmChoiceSave',
  id: 'my.svcMyPageMyAlarmChoiceSave',
  title: '알림을 받는 방법 바꾸기',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ kind: Kind, channel: Channel, chosenYn: YesNo }),
})
