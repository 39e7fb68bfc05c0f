// The members desk of the console. Lists and details show masked values; a personal value is opened for a reason, and who opened which
// fields of whom, when and why stands in the audit log. What is typed to find a member is sent in a body, never in a URL.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, oneOf, optionalMoment, paging, reason } from '@/schemas/api/base/fields'
import { SOCIAL_TYPES } from '@/schemas/api/auth/session'

const MemberNo = Type.String({ title: '회원 번호', minLength: 1, maxLength: 60 })

const missing = ['404', '회원을 찾을 수 없습니다.', 404] as const
const gone = ['409', '이미 탈퇴하여 남은 개인정보가 없습니다.', 409] as const

export const MEMBER_STATUSES = ['NORMAL', 'DORMANT', 'BLOCKED', 'WITHDRAWN'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]
/** What a member is found by: exact values with an index. There is no search by a part of a sealed value. */
export const FIND_BY = ['memberId', 'mobileNo', 'email', 'ci', 'bizRegNum', 'memberNo'] as const
export type FindBy = (typeof FIND_BY)[number]

/** A member as lists show them: masked, and empty where the role may not see the field. */
const Row = Type.Object({
  memberNo: Type.String(),
  memberId: Type.String(),
  memberName: Type.String(),
  mobileNo: Type.String(),
  email: Type.String(),
  status: oneOf('상태', MEMBER_STATUSES),
  memberType: oneOf('구분', ['P', 'B', 'A']),
  joinChannel: Type.String(),
  createdAt: moment,
  lastSignInAt: optionalMoment,
})

/** Totals above 10,000 are answered as 10,000. */
export const browseMembers = contract({
  at: 'GET /adm/member/browse',
  id: 'memberDesk.browse',
  title: '회원 찾아보기',
  access: 'manager',
  right: { of: 'members', act: 'see' },
  input: Type.Object({
    status: Type.Optional(oneOf('상태', MEMBER_STATUSES)),
    memberType: Type.Optional(oneOf('구분', ['P', 'B', 'A'])),
    /** Numbers of members that somebody has found, with commas between them. */
    found: Type.Optional(Type.String({ title: '찾은 회원', maxLength: 2_000 })),
    sort: Type.Optional(oneOf('정렬', ['createdAt'])),
    direction,
    ...paging(),
  }),
  items: Row,
})

/** Recorded, without the value. A POST, so that the value stands in no URL, history or log. */
export const findMembers = contract({
  at: 'POST /adm/member/find',
  id: 'memberDesk.find',
  title: '회원 찾기',
  access: 'manager',
  right: { of: 'members', act: 'see' },
  codec: 'json',
  input: Type.Object({
    by: oneOf('찾는 기준', FIND_BY),
    value: Type.String({ title: '찾을 값', minLength: 1, maxLength: 200, pattern: '\\S' }),
    /** Asked for where somebody is found from anywhere, and not from the desk of the members. */
    reason: Type.Optional(reason),
  }),
  items: Row,
  errors: {
    hidden: ['403', '역할에 보이지 않는 항목으로는 회원을 찾을 수 없습니다. 다른 기준으로 찾거나 관리자에게 역할을 확인해 주세요.', 403],
  },
})

export const readMember = contract({
  at: 'GET /adm/member/read',
  id: 'memberDesk.read',
  title: '회원 한 명 보기',
  access: 'manager',
  right: { of: 'members', act: 'see' },
  input: Type.Object({ memberNo: MemberNo }),
  item: Type.Object({
    ...Row.properties,
    certified: Type.Boolean(),
    hasPassword: Type.Boolean(),
    links: Type.Array(oneOf('소셜 계정', SOCIAL_TYPES)),
    /** Each consent as it stands, and when it was last given or withdrawn; null where nothing was ever said. */
    consents: Type.Array(
      Type.Object({
        name: oneOf('동의', ['service', 'personal', 'location', 'goods', 'event', 'ad']),
        agreed: Type.Boolean(),
        at: optionalMoment,
      }),
    ),
    /** What the member has and did, of the areas that the role sees (services/parts/read-figures.ts). */
    figures: Type.Array(Type.Object({ id: Type.String(), words: Type.String(), value: Type.String() })),
    withdrawnAt: optionalMoment,
    /** Living sign-ins. */
    sessions: Type.Integer(),
    /** Sign-ins are refused until then, from at least one address. */
    lockedUntil: optionalMoment,
    /** Of the block in force; empty without one. */
    blockReason: Type.String(),
  }),
  errors: { missing },
})

/** Opens the fields that the role may see. */
export const openMember = contract({
  at: 'POST /adm/member/open',
  id: 'memberDesk.open',
  title: '회원 개인정보 열람',
  access: 'manager',
  right: { of: 'members', act: 'see' },
  codec: 'json',
  input: Type.Object({ memberNo: MemberNo, reason }),
  items: Type.Object({ name: Type.String(), words: Type.String(), value: Type.String() }),
  errors: { missing, gone },
})

const act = (at: string, id: string, title: string) =>
  ({
    at: `POST /adm/member/${at}`,
    id: `memberDesk.${id}`,
    title,
    access: 'manager',
    right: { of: 'members', act: 'write' },
    codec: 'json',
    input: Type.Object({ memberNo: MemberNo, reason }),
  }) as const

/** Ends the wait after too many tries, from every address. */
export const releaseLock = contract({
  ...act('release-lock', 'releaseLock', '로그인 잠금 해제'),
  errors: { missing, notLocked: ['409', '지금은 잠겨 있지 않습니다.', 409] },
})

/** No sign-in from now on, and every sign-in of now ends. */
export const blockMember = contract({
  ...act('block', 'block', '회원 이용 제한'),
  errors: { missing, gone, already: ['409', '이미 이용이 제한된 회원입니다.', 409] },
})

export const unblockMember = contract({
  ...act('unblock', 'unblock', '회원 이용 제한 해제'),
  errors: { missing, notBlocked: ['409', '이용이 제한된 회원이 아닙니다.', 409] },
})

export const endMemberSessions = contract({
  ...act('end-sessions', 'endSessions', '회원 로그인 모두 끝내기'),
  item: Type.Object({ ended: Type.Integer() }),
  errors: { missing },
})

const heavy = { access: 'manager', right: { of: 'members', act: 'publish' }, codec: 'json' } as const

/** Everything that is stored about the member, in Korean words, as one JSON file: for the person who asks for it. */
export const exportMember = contract({
  at: 'POST /adm/member/export',
  id: 'memberDesk.export',
  stepUp: true,
  title: '회원 자료 내려받기',
  ...heavy,
  input: Type.Object({ memberNo: MemberNo, reason }),
  item: Type.Object({ name: Type.String(), json: Type.String(), rows: Type.Integer() }),
  errors: {
    missing,
    hidden: ['403', '보이지 않는 개인정보 항목이 있는 역할로는 전체 자료를 내려받을 수 없습니다. 관리자에게 역할을 확인해 주세요.', 403],
  },
})

/** As a withdrawal, at the request of the person. It cannot be undone. */
export const eraseMember = contract({
  at: 'POST /adm/member/erase',
  id: 'memberDesk.erase',
  stepUp: true,
  title: '회원 개인정보 파기',
  ...heavy,
  input: Type.Object({
    memberNo: MemberNo,
    reason,
    /** ERASE_WORDS, typed: a slip must not erase. */
    confirm: Type.String({ title: '확인 문구', maxLength: 60 }),
  }),
  errors: {
    missing,
    gone,
    unconfirmed: ['400', '확인 문구가 다릅니다. 표시된 대로 입력해 주세요.'],
    /** As where the member leaves: what both sides owe ends first. */
    underWay: ['409', '진행 중인 일이 있어 파기할 수 없습니다.', 409],
  },
})
/** What must be typed to erase. */
export const ERASE_WORDS = '개인정보 파기'
