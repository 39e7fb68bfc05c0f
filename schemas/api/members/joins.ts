// Signing up (SYS-11). The steps are pages of their own; consents and the verified person are stored in this browser's visit on the
// server, so `join` takes neither from the form.
import { Type, type Static } from 'typebox'
import { AGREE_FIRST } from '@/schemas/rules/members/agreements'
import { BusinessInfo } from '@/schemas/rules/members/business'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { ID_FORBIDDEN, ID_TAKEN } from '@/schemas/rules/members/member-id'
import { ALREADY_MEMBER, IDENTITY_MISSING, NAME_DIFFERS, TOO_YOUNG_TO_JOIN } from '@/schemas/words/identity-messages'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { JOINING } from '@/schemas/api/base/rate-limit'
import { SOCIAL_TYPES, type SocialType } from '@/schemas/api/auth/session'

const AT = '/svc/memberJoinSvcApi'
const Text = (title: string, maxLength = 200) => Type.Optional(Type.String({ title, maxLength }))
const Flag = (title: string) => Type.Optional(Type.Boolean({ title }))

export const CHECK_TYPES = ['id', 'nickname', 'email', 'ci'] as const
const TOO_OFTEN = ['429', '확인 요청이 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.', 429] as const

/**
 * Whether a member has the value (V-ID-6, Q-016). The answer reveals members, so it is limited to ten a minute and network address (S5).
 */
export const duplicateCheck = contract({
  at: `GET ${AT}/duplicateCheck`,
  id: 'join.duplicateCheck',
  title: '중복 확인',
  access: 'visitor',
  personal: true,
  input: Type.Object({
    checkType: Type.Unsafe<(typeof CHECK_TYPES)[number]>(Type.String({ title: '확인할 항목', enum: [...CHECK_TYPES] })),
    checkValue: Type.String({ title: '확인할 값', minLength: 1, maxLength: 300 }),
  }),
  item: Type.Object({ duplicateYn: YesNo }),
  errors: { tooMany: TOO_OFTEN, unidentified: ['401', '본인인증을 마친 뒤 확인할 수 있습니다.', 401] },
})

/** The older check of both at once; Y when it is available. */
export const memberChk = contract({
  at: 'POST /svc/member/memberChk',
  id: 'member.memberChk',
  title: '아이디·닉네임 확인',
  access: 'visitor',
  writes: false,
  input: Type.Object({ memberId: Text('아이디'), nickname: Text('닉네임') }),
  item: Type.Object({ idYn: YesNo, nicknameYn: YesNo }),
  errors: { tooMany: TOO_OFTEN },
})

/** Sends a code to an address of the company (S-JOIN-7, Q-017). A GET that writes, as specified (CX-21). */
export const sendStaffVerifyMail = contract({
  at: `GET ${AT}/sendStaffVerifyMail`,
  id: 'join.sendStaffVerifyMail',
  title: '임직원 인증번호 보내기',
  access: 'visitor',
  writes: true,
  input: Type.Object({ memberName: Text('이름', 40), email: Type.String({ title: '회사 이메일', maxLength: 254 }) }),
  errors: {
    foreign: ['400', '회사에서 쓰는 이메일 주소를 입력해 주세요.'],
    tooMany: ['429', '인증번호는 한 시간에 5번까지 받을 수 있습니다. 잠시 후 다시 시도해 주세요.', 429],
  },
})

export const confirmStaffVerifyNo = contract({
  at: `GET ${AT}/confirmStaffVerifyNo`,
  id: 'join.confirmStaffVerifyNo',
  title: '임직원 인증번호 확인',
  access: 'visitor',
  rateLimit: JOINING,
  writes: true,
  // A wrong code must be counted although the call refuses.
  transaction: 'own',
  input: Type.Object({
    email: Type.String({ title: '회사 이메일', maxLength: 254 }),
    verifyNo: Type.String({ title: '인증번호', minLength: 1, maxLength: 20 }),
  }),
  errors: {
    wrong: ['400', '인증번호가 일치하지 않습니다.'],
    over: ['400', '인증번호를 사용할 수 없습니다. 인증번호를 다시 받아 주세요.'],
  },
})

const agreementFlags = {
  locationYn: Flag('위치기반서비스 이용약관'),
  goodsMarketing: Flag('문자 수신'),
  eventMarketing: Flag('이메일 수신'),
  adMarketing: Flag('맞춤형 광고'),
}
const Kind = Type.Union([Type.Literal('personal'), Type.Literal('business')])

const JoinedUser = Type.Object({ id: Type.String(), name: Type.String(), nickname: Type.String(), email: Type.String() })

/** The draft for its own browser: no CI, no birth date, the number masked (foundation 3.3). */
export const JoinDraftView = Type.Object({
  kind: Type.Union([Type.Literal('personal'), Type.Literal('business'), Type.Literal('sns')]),
  agreements: Type.Object({
    service: Type.Boolean(),
    personal: Type.Boolean(),
    locationYn: Type.Boolean(),
    goodsMarketing: Type.Boolean(),
    eventMarketing: Type.Boolean(),
    adMarketing: Type.Boolean(),
  }),
  hpVerify: Type.Boolean(),
  verifyUser: Type.Union([Type.Object({ memberName: Type.String(), mobileNo: Type.String() }), Type.Null()]),
  /** Empty until a code confirmed it. */
  employeeEmail: Type.String(),
  social: Type.Union([
    Type.Object({ snsType: Type.Unsafe<SocialType>(Type.String({ enum: [...SOCIAL_TYPES] })), email: Type.String() }),
    Type.Null(),
  ]),
  joinedUser: Type.Union([JoinedUser, Type.Null()]),
})
export type JoinDraftView = Static<typeof JoinDraftView>

export const readJoinDraft = contract({
  at: `GET ${AT}/draft`,
  id: 'join.draft',
  title: '가입 중인 내용 조회',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: JoinDraftView,
})

/** Stores the consents (V-AGREE-1). Another kind of member restarts the sign-up, because its terms differ (C-TERMS). */
export const agree = contract({
  at: `POST ${AT}/agree`,
  id: 'join.agree',
  title: '가입 약관 동의',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object({
    kind: Type.Optional(Kind),
    service: Flag('이용약관'),
    personal: Flag('개인정보 수집·이용'),
    ...agreementFlags,
  }),
  errors: { missing: ['400', AGREE_FIRST] },
})

/** Stores the verified person, by the one-time key of the identity popup (S-JOIN-1). */
export const verifyJoin = contract({
  at: `POST ${AT}/verify`,
  id: 'join.verify',
  title: '가입 본인인증 저장',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object({ key: Type.String({ title: '본인인증 결과', minLength: 1, maxLength: 200 }) }),
  item: Type.Object({ memberName: Type.String() }),
  errors: {
    known: ['409', ALREADY_MEMBER, 409],
    tooYoung: ['403', TOO_YOUNG_TO_JOIN, 403],
  },
})

/** Deletes the draft (S-JOIN-2). */
export const resetJoin = contract({
  at: `POST ${AT}/reset`,
  id: 'join.reset',
  title: '가입 처음부터',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object({}),
})

/** Faults are reported at their fields; the limits here only bound sizes. */
const userFields = {
  password: Text('비밀번호', 1_000),
  passwordConfirm: Text('비밀번호 확인', 1_000),
  nickname: Text('닉네임'),
  email: Text('이메일', 300),
  zipCode: Text('우편번호', 10),
  address: Text('주소'),
  addressDetail: Text('상세주소'),
  housingType: Text('주거 형태', 20),
}
const JOIN_ERRORS = {
  unverified: ['400', IDENTITY_MISSING],
  missing: ['400', AGREE_FIRST],
  otherName: ['400', NAME_DIFFERS],
  idForbidden: ['400', ID_FORBIDDEN],
  wordForbidden: ['400', FORBIDDEN_WORD],
  taken: ['409', ID_TAKEN, 409],
  known: ['409', ALREADY_MEMBER, 409],
  tooYoung: ['403', TOO_YOUNG_TO_JOIN, 403],
} as const

/** Creates the member (S-JOIN-4). The person's data comes from the verification alone, whatever the form sends. */
export const join = contract({
  at: `POST ${AT}/join`,
  id: 'join.join',
  title: '회원가입',
  access: 'visitor',
  rateLimit: JOINING,
  // Hashing and the business register must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    joinedUser: Type.Object({ id: Text('아이디'), name: Text('이름'), ...userFields }, { title: '회원 정보' }),
    /** Replaces the consents of an earlier page, for a form with its own. */
    agreements: Type.Optional(
      Type.Object(
        { ...agreementFlags, useAgreements: Type.Optional(Type.Record(Type.String({ maxLength: 2 }), Type.Boolean())) },
        { title: '약관 동의' },
      ),
    ),
    bizInfo: Type.Optional(BusinessInfo),
    _deviceType: Type.Optional(Type.String({ maxLength: 10, lenient: true })),
  }),
  item: JoinedUser,
  errors: JOIN_ERRORS,
})

/** The older call under the same rules. */
export const memberReg = contract({
  at: 'POST /svc/member/memberReg',
  id: 'member.memberReg',
  title: '회원 등록',
  access: 'visitor',
  rateLimit: JOINING,
  transaction: 'own',
  input: Type.Object({
    member: Type.Object({ memberId: Text('아이디'), memberName: Text('이름'), ...userFields }, { title: '회원 정보' }),
    _deviceType: Type.Optional(Type.String({ maxLength: 10, lenient: true })),
  }),
  item: JoinedUser,
  errors: JOIN_ERRORS,
})
