// The account of the signed-in member (SYS-16), their consents (SYS-12), and the withdrawal. No call here can name another member's
// record: the session determines it (P-MEM-2).
import { Type } from 'typebox'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING } from '@/schemas/api/base/rate-limit'
import { SessionUser, type SocialType } from '@/schemas/api/auth/session'

/** An id, a generated name or a code: no free text. */
const code = (title: string, maxLength = 20) => Type.String({ title, maxLength })
const yn = (title: string) => Type.Union([Type.Literal('Y'), Type.Literal('N')], { title })
/** Length limit for parsing; schemas/rules/members/password-fault.ts has the rule. */
const password = (title: string) => Type.String({ title, maxLength: 1_000 })
/** Absent: unchanged. */
const marketing = {
  goodsMarketingYn: Type.Optional(yn('문자 수신')),
  eventMarketingYn: Type.Optional(yn('이메일 수신')),
  adMarketingYn: Type.Optional(yn('맞춤형 광고')),
}

/** The member of this session. */
export const readMember = contract({
  at: 'GET /svc/tblMemberSvcApi/svcInfo',
  id: 'acct.svcInfo',
  title: '내 회원 정보 조회',
  access: 'member',
  input: Type.Object({}),
  item: SessionUser,
})

/** The same under its other name. */
export const readZinMember = contract({
  at: 'GET /svc/zinMemberApi/svcMemberInfo',
  id: 'member.zinMemberInfo',
  title: '회원 정보 조회',
  access: 'member',
  input: Type.Object({}),
  item: SessionUser,
})

/** What members may see and change of their account, after they confirmed the password in this session (G-PWCHK). */
export const readMyAccount = contract({
  at: 'GET /svc/tblMemberSvcApi/svcMyInfo',
  id: 'acct.svcMyInfo',
  title: '내 계정 정보 조회',
  access: 'member',
  needs: ['whole', 'password'],
  input: Type.Object({}),
  item: Type.Object({
    memberNo: Type.String(),
    memberId: Type.String(),
    memberName: Type.String(),
    birthDate: Type.String(),
    mobileNo: Type.String(),
    nickname: Type.String(),
    email: Type.String(),
    zipCode: Type.String(),
    address: Type.String(),
    addressDetail: Type.String(),
    housingType: Type.String(),
    memberType: SessionUser.properties.memberType,
    passwordYn: YesNo,
    bizYn: YesNo,
    goodsMarketingYn: YesNo,
    eventMarketingYn: YesNo,
    adMarketingYn: YesNo,
    /** When each of the three was last answered, ISO; empty if never. */
    goodsMarketingDt: Type.String(),
    eventMarketingDt: Type.String(),
    adMarketingDt: Type.String(),
    snsTypes: Type.Array(Type.Unsafe<SocialType>(Type.String())),
    registDate: Type.String(),
  }),
})

/** Everything that is stored about the member, but for what staff wrote for each other; recorded. */
export const downloadMyData = contract({
  at: 'POST /svc/tblMemberSvcApi/svcMyData',
  id: 'acct.downloadMyData',
  title: '내 정보 내려받기',
  access: 'member',
  needs: ['whole', 'password'],
  rateLimit: CHANGING,
  input: Type.Object({}),
  item: Type.Object({
    /** Of the file: Latin letters, digits and hyphens. */
    name: Type.String(),
    /** Korean headings with rows of Korean names and values. */
    json: Type.String(),
    rows: Type.Integer(),
  }),
})

export const modifyMember = contract({
  at: 'POST /svc/tblMemberSvcApi/modifyMember',
  id: 'acct.modifyMember',
  title: '회원 정보 수정',
  access: 'member',
  rateLimit: CHANGING,
  needs: ['whole', 'password'],
  // The name is the verified one; only another verification changes it. Another address needs its code first (account-mail.ts).
  input: Type.Object({
    nickname: Type.String({ title: '닉네임', maxLength: 100 }),
    email: Type.String({ title: '이메일', maxLength: 254 }),
    zipCode: Type.Optional(Type.String({ title: '우편번호', maxLength: 10, pattern: '^[0-9-]*$' })),
    address: Type.Optional(Type.String({ title: '주소', maxLength: 200 })),
    addressDetail: Type.Optional(Type.String({ title: '상세 주소', maxLength: 100 })),
    housingType: Type.Optional(code('주거 형태')),
    ...marketing,
  }),
})

/** Confirms the password before actions for the owner only (S-SESS-6, G-PWCHK). */
export const checkPassword = contract({
  at: 'POST /svc/myPageInfoSvcApi/mypagePasswordCheck',
  id: 'mypage.passwordCheck',
  title: '비밀번호 확인',
  access: 'member',
  // A wrong attempt must be counted although the call fails, and hashing must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    id: Type.Optional(code('아이디', 30)),
    password: Type.String({ title: '비밀번호', minLength: 1, maxLength: 1_000 }),
    /** Whether the account has social sign-ins too; its password is required as well. */
    snsYn: Type.Optional(yn('소셜 계정 여부')),
  }),
  errors: {
    wrong: ['LO001', '비밀번호가 일치하지 않습니다.', 400],
    none: ['409', '비밀번호가 없는 계정입니다. 소셜 계정으로 확인해 주세요.', 409],
  },
})

export const modifyPassword = contract({
  at: 'POST /svc/tblMemberSvcApi/modifyPass',
  id: 'acct.modifyPass',
  title: '비밀번호 변경',
  access: 'member',
  needs: ['whole', 'password'],
  transaction: 'own',
  input: Type.Object({ currPassword: password('현재 비밀번호'), newPassword: password('새 비밀번호') }),
  errors: { none: ['409', '아직 비밀번호가 없는 계정입니다. 비밀번호를 먼저 설정해 주세요.', 409] },
})

/** Sets the first password of a member who joined by a social account, and an id where there is none yet. */
export const setPassword = contract({
  at: 'POST /svc/memberSvcApi/setPassword',
  id: 'acct.setPassword',
  title: '비밀번호 설정',
  access: 'member',
  rateLimit: CHANGING,
  needs: ['whole', 'password'],
  transaction: 'own',
  input: Type.Object({ memberId: Type.Optional(code('아이디', 30)), newPassword: password('새 비밀번호') }),
  errors: { already: ['409', '이미 비밀번호가 있는 계정입니다. 비밀번호 변경을 이용해 주세요.', 409] },
})

/** 90 days without the reminder. A GET that writes, as the specification has it (CX-21). */
export const changePassLater = contract({
  at: 'GET /svc/tblMemberSvcApi/changePassLater',
  id: 'acct.changePassLater',
  title: '비밀번호 변경 미루기',
  access: 'member',
  rateLimit: CHANGING,
  writes: true,
  input: Type.Object({}),
})

/** Gives the consents that membership requires, for a member who lacks them (SYS-12, Q-018, V-AGREE-1). */
export const reagree = contract({
  at: 'POST /svc/memberSvcApi/reagree',
  id: 'acct.reagree',
  title: '약관 재동의',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({
    serviseTermsYn: yn('이용약관 동의'),
    personalInfoCollectedYn: yn('개인정보 수집·이용 동의'),
    ...marketing,
  }),
  errors: { required: ['500', '필수 약관에 모두 동의해 주세요.'] },
})

/**
 * NORMAL releases the dormant account of the verified person (S-DORM-3, S-DORM-4); WITHDRAW ends the account of the signed-in member
 * (Q-020).
 */
export const changeMemberStatus = contract({
  at: 'POST /svc/tblMemberSvcApi/changeMemberStatus',
  id: 'acct.changeMemberStatus',
  title: '회원 상태 변경',
  access: 'identified',
  rateLimit: CHANGING,
  input: Type.Object({
    status: Type.Union([Type.Literal('NORMAL'), Type.Literal('WITHDRAW')], { title: '상태' }),
    /** Only compared: the verification or the session determines the account. */
    memberId: Type.Optional(code('아이디', 30)),
    /** Of the specification. The verified identity itself is on the server, so that no caller can name another person's. */
    ciValue: Type.Optional(code('본인인증 열쇠', 100)),
  }),
  errors: {
    noMember: ['500', '입력하신 정보와 일치하는 회원 정보가 없습니다.', 404],
    notYours: ['403', '접근 권한이 없습니다.', 403],
    underWay: ['409', '진행 중인 일이 있어 탈퇴할 수 없습니다.', 409],
  },
})
