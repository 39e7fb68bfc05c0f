// A new production site is closed until its first day: what it was shipped with is invented, and each of it is made true or waived by name.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment } from '@/schemas/api/base/fields'

/** Raised when the site opens. */
export const OPENING_TAG = 'opening'

/** Whether visitors read that the site is being prepared. */
export const readOpening = contract({
  at: 'GET /svc/openingSvcApi/svcRead',
  id: 'opening.read',
  title: '사이트가 열렸는지 조회',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({ closedYn: Type.Unsafe<'Y' | 'N'>(Type.String({ enum: ['Y', 'N'] })) }),
})

const FIRST_DAY_STATES = ['open', 'done', 'waived'] as const
export type FirstDayState = (typeof FIRST_DAY_STATES)[number]
export const FIRST_DAY_GROUPS = ['company', 'terms', 'contact', 'logo', 'pages'] as const
export type FirstDayGroup = (typeof FIRST_DAY_GROUPS)[number]

const Task = Type.Object({
  id: Type.String(),
  group: Type.Unsafe<FirstDayGroup>(Type.String({ enum: [...FIRST_DAY_GROUPS] })),
  title: Type.String(),
  /** What stands there now; empty where it is longer than a line. */
  value: Type.String(),
  /** Where it is changed: a screen of the console, or empty for a setting of the installation. */
  path: Type.String(),
  /** How it is changed, in words; empty where the screen says it. */
  help: Type.String(),
  /** Still as it was shipped, and therefore invented. */
  shippedYn: Type.Unsafe<'Y' | 'N'>(Type.String({ enum: ['Y', 'N'] })),
  state: Type.Unsafe<FirstDayState>(Type.String({ enum: [...FIRST_DAY_STATES] })),
  /** Who decided, and when; empty before. */
  by: Type.String(),
  at: moment,
  reason: Type.String(),
})

export const listFirstDay = contract({
  at: 'GET /adm/opening/list',
  id: 'opening.list',
  title: '사이트 열기 전에 할 일',
  access: 'manager',
  right: { of: 'opening', act: 'see' },
  input: Type.Object({}),
  items: Task,
  item: Type.Object({
    closedYn: Type.Unsafe<'Y' | 'N'>(Type.String({ enum: ['Y', 'N'] })),
    /** How many are neither done nor waived. */
    left: Type.Integer(),
  }),
})

export const markFirstDay = contract({
  at: 'POST /adm/opening/mark',
  id: 'opening.mark',
  title: '사이트 열기 전에 할 일 확인·보류',
  access: 'manager',
  right: { of: 'opening', act: 'write' },
  codec: 'json',
  input: Type.Object({
    id: Type.String({ title: '할 일', minLength: 1, maxLength: 600 }),
    state: Type.Unsafe<FirstDayState>(Type.String({ title: '판단', enum: [...FIRST_DAY_STATES] })),
    /** Why it may stay as it is; for `waived`. */
    reason: Type.Optional(Type.String({ title: '사유', maxLength: 200 })),
  }),
  errors: {
    missing: ['404', '할 일을 찾을 수 없습니다. 목록을 새로 고쳐 주세요.', 404],
    shipped: ['409', '처음 들어 있던 내용 그대로입니다. 고쳐서 게시한 뒤 확인하시거나, 그대로 두는 사유를 적어 보류해 주세요.', 409],
    reasonNeeded: ['400', '그대로 두는 사유를 5자 이상 입력해 주세요.'],
  },
})

export const openSite = contract({
  at: 'POST /adm/opening/open',
  id: 'opening.open',
  title: '사이트 열기',
  access: 'manager',
  right: { of: 'opening', act: 'publish' },
  codec: 'json',
  input: Type.Object({}),
  errors: { left: ['409', '확인하거나 보류하지 않은 일이 있습니다. 목록을 모두 살펴 주세요.', 409] },
})
