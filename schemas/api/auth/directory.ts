// The directory of a company: its settings, the sign-in of staff by it, and the link between its accounts and ours.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf, optionalMoment, moment } from '@/schemas/api/base/fields'
import { JOINING } from '@/schemas/api/base/rate-limit'
import { LOGIN_STAFF_OUTSIDE } from '@/schemas/words/login-messages'
import { OF_BREAK_GLASS } from './own-account'
import { MOST_CERTIFICATES, MOST_GROUP_ROLES, MOST_SCIM_TOKENS } from '@/schemas/rules/auth/directory'

const version = Type.Integer({ title: '저장 번호', minimum: 0 })
const text = (title: string, maxLength: number) => Type.String({ title, maxLength })
const staffSees = { access: 'manager', right: { of: 'staff', act: 'see' } } as const
const adminWrites = { access: 'admin', codec: 'json', stepUp: true } as const
/** Waits for another server. */
const WAITS = { transaction: 'own', deadline: 15_000 } as const

const settings = {
  isOn: Type.Boolean({ title: '회사 계정으로 로그인' }),
  protocol: oneOf('방식', ['oidc', 'saml']),
  label: text('버튼 이름', 30),
  issuer: text('발급자', 500),
  clientName: text('클라이언트 ID', 300),
  entryPoint: text('로그인 주소', 1_000),
  certificates: Type.Array(Type.String({ title: '인증서', minLength: 1, maxLength: 10_000 }), {
    title: '인증서',
    maxItems: MOST_CERTIFICATES,
  }),
  domains: Type.Array(Type.String({ title: '메일 도메인', minLength: 1, maxLength: 200 }), { title: '메일 도메인', maxItems: 50 }),
  groupClaim: text('그룹 항목', 200),
  matchClaim: text('사람 번호 항목', 200),
  groupRoles: Type.Array(
    Type.Object({
      group: Type.String({ title: '그룹', minLength: 1, maxLength: 200 }),
      roleId: Type.String({ title: '역할', minLength: 1, maxLength: 60 }),
    }),
    { title: '그룹과 역할', maxItems: MOST_GROUP_ROLES },
  ),
  provisioning: oneOf('계정 만들기', ['sign-in', 'scim']),
  hasPasswords: Type.Boolean({ title: '비밀번호 로그인' }),
}

const ScimToken = Type.Object({
  id: Type.String(),
  title: Type.String(),
  createdAt: moment,
  createdBy: Type.String(),
  usedAt: optionalMoment,
})

export const readDirectory = contract({
  at: 'GET /adm/directory/read',
  id: 'directory.read',
  title: '회사 계정 연결',
  ...staffSees,
  input: Type.Object({}),
  item: Type.Object({
    ...settings,
    /** The secret itself is never answered. */
    hasSecret: Type.Boolean(),
    version,
    /** Addresses that are entered at the provider. */
    addresses: Type.Object({ oidc: Type.String(), saml: Type.String(), entity: Type.String(), scim: Type.String() }),
    roles: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    /** What a person reads of each certificate. */
    certificateWords: Type.Array(Type.String()),
    tokens: Type.Array(ScimToken),
    /** How many people of staff are linked, and how many people and groups the directory wrote. */
    linked: Type.Integer(),
    users: Type.Integer(),
    groups: Type.Array(Type.Object({ title: Type.String(), people: Type.Integer() })),
  }),
})

/** Holds from the next sign-in on. An empty secret keeps the one that is stored. */
export const saveDirectory = contract({
  at: 'POST /adm/directory/save',
  id: 'directory.save',
  title: '회사 계정 연결 저장',
  ...adminWrites,
  input: Type.Object({ ...settings, clientSecret: text('클라이언트 비밀값', 1_000), version }),
  item: Type.Object({ version }),
  errors: {
    invalid: ['400', '회사 계정 설정을 다시 확인해 주세요.'],
    stale: ['409', '다른 곳에서 먼저 바꾸었습니다. 입력한 내용은 그대로 있습니다. 최신 내용을 확인한 뒤 다시 저장해 주세요.', 409],
  },
})

/** Reads the metadata that a SAML provider offers to be copied. Nothing is stored. */
export const readSamlMetadata = contract({
  at: 'POST /adm/directory/metadata',
  id: 'directory.metadata',
  title: 'SAML 메타데이터 읽기',
  access: 'admin',
  codec: 'json',
  writes: false,
  input: Type.Object({ xml: Type.String({ title: '메타데이터', minLength: 1, maxLength: 200_000 }) }),
  item: Type.Object({ issuer: Type.String(), entryPoint: Type.String(), certificates: Type.Array(Type.String()) }),
  errors: { unreadable: ['400', 'SAML 메타데이터가 아닙니다. 회사 계정 서버에서 내려받은 XML 전체를 붙여 넣어 주세요.'] },
})

/** Asks the provider whether the stored settings work, without signing anybody in. */
export const checkDirectory = contract({
  at: 'POST /adm/directory/check',
  id: 'directory.check',
  title: '회사 계정 연결 확인',
  // It asks an address that may be typed a moment ago: as grave as saving it.
  ...adminWrites,
  ...WAITS,
  input: Type.Object({
    /** A connection of OIDC as it is typed, before it is saved; without it the stored one is asked. */
    typed: Type.Optional(Type.Object({ issuer: settings.issuer, clientName: settings.clientName })),
  }),
  item: Type.Object({ isWell: Type.Boolean(), words: Type.String() }),
  errors: {
    none: ['409', '저장된 설정이 없습니다. 먼저 저장해 주세요.', 409],
    address: ['400', '발급자는 https://로 시작하는 주소입니다. 회사 계정 서버에 보이는 대로 적어 주세요.'],
  },
})

export const createScimToken = contract({
  at: 'POST /adm/directory/token-create',
  id: 'directory.createToken',
  title: 'SCIM 토큰 만들기',
  ...adminWrites,
  input: Type.Object({ title: Type.String({ title: '토큰 이름', minLength: 1, maxLength: 40, pattern: '\\S' }) }),
  /** Shown once: the database has only its hash. */
  item: Type.Object({ token: Type.String() }),
  errors: { tooMany: ['409', `토큰은 ${MOST_SCIM_TOKENS}개까지 둘 수 있습니다. 쓰지 않는 것을 먼저 폐기해 주세요.`, 409] },
})

export const revokeScimToken = contract({
  at: 'POST /adm/directory/token-revoke',
  id: 'directory.revokeToken',
  title: 'SCIM 토큰 폐기',
  ...adminWrites,
  input: Type.Object({ id: Type.String({ title: '번호', minLength: 1, maxLength: 60 }) }),
  errors: { missing: ['404', '토큰을 찾을 수 없습니다. 이미 폐기되었을 수 있습니다.', 404] },
})

// --- the sign-in

/** What the sign-in page offers. */
export const readDirectoryOffer = contract({
  at: 'GET /auth/svc/directory/offer',
  id: 'directory.offer',
  title: '회사 계정 로그인 제공 여부',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({ isOffered: Type.Boolean(), label: Type.String() }),
})

/** Leads to the provider. Confirming and linking are for whoever is signed in. */
export const startDirectory = contract({
  at: 'GET /auth/svc/directory/start',
  id: 'directory.start',
  title: '회사 계정 로그인 시작',
  access: 'visitor',
  rateLimit: JOINING,
  writes: true,
  raw: 'text/html',
  ...WAITS,
  input: Type.Object({
    purpose: Type.Optional(oneOf('하려는 일', ['signIn', 'confirm', 'link'])),
    back: Type.Optional(Type.String({ title: '돌아갈 곳', maxLength: 2_000 })),
  }),
})

const OUTSIDE = { outside: ['ST016', LOGIN_STAFF_OUTSIDE, 403] } as const
const brought = (title: string, maxLength: number) => Type.Optional(Type.String({ title, maxLength, lenient: true }))

/** The redirect URI of OIDC. Its one-time state replaces the origin check, which a redirect cannot pass. */
export const returnOidc = contract({
  at: 'GET /auth/svc/directory/oidc',
  id: 'directory.returnOidc',
  title: '회사 계정 로그인 결과 받기',
  access: 'visitor',
  writes: true,
  foreign: true,
  raw: 'text/html',
  ...WAITS,
  input: Type.Object({
    state: brought('상태', 500),
    code: brought('인가 코드', 4_000),
    iss: brought('발급자', 500),
    error: brought('오류', 200),
    error_description: brought('오류 설명', 2_000),
  }),
  errors: OUTSIDE,
})

/** The provider's page posts here without our cookies: the browser is compared at the step that follows. */
export const returnSaml = contract({
  at: 'POST /auth/svc/directory/saml',
  id: 'directory.returnSaml',
  title: '회사 계정 로그인 결과 받기',
  access: 'visitor',
  foreign: true,
  raw: 'text/html',
  maxBytes: 400_000,
  ...WAITS,
  input: Type.Object({ SAMLResponse: brought('응답', 400_000), RelayState: brought('상태', 500) }),
})

/** Follows the post of SAML, by a one-time key and with our cookies. */
export const finishDirectory = contract({
  at: 'GET /auth/svc/directory/finish',
  id: 'directory.finish',
  title: '회사 계정 로그인 마치기',
  access: 'visitor',
  writes: true,
  foreign: true,
  raw: 'text/html',
  ...WAITS,
  input: Type.Object({ key: brought('열쇠', 200) }),
  errors: OUTSIDE,
})

/** What a SAML provider is told of this site. */
export const readOwnMetadata = contract({
  at: 'GET /auth/svc/directory/metadata',
  id: 'directory.ownMetadata',
  title: '이 사이트의 SAML 메타데이터',
  access: 'visitor',
  raw: 'application/xml',
  input: Type.Object({}),
})

// --- the own link

/** The company accounts of whoever is signed in, and the one that this browser brought and that waits to be linked. */
export const readOwnLinks = contract({
  at: 'GET /adm/directory/own',
  id: 'directory.own',
  title: '내 회사 계정',
  access: 'manager',
  beforeFactor: true,
  input: Type.Object({}),
  item: Type.Object({
    isOffered: Type.Boolean(),
    label: Type.String(),
    waiting: Type.Optional(Type.Object({ shownAs: Type.String(), back: Type.String() })),
  }),
  items: Type.Object({ key: Type.String(), shownAs: Type.String(), linkedAt: moment, usedAt: optionalMoment, isManaged: Type.Boolean() }),
})

export const linkOwnAccount = contract({
  at: 'POST /adm/directory/link',
  id: 'directory.link',
  title: '회사 계정 연결하기',
  access: 'manager',
  codec: 'json',
  stepUp: true,
  input: Type.Object({}),
  errors: {
    breakGlass: OF_BREAK_GLASS,
    none: ['404', '연결할 회사 계정이 없거나 시간이 지났습니다. 회사 계정으로 로그인부터 다시 시작해 주세요.', 404],
    taken: ['409', '이미 다른 운영자와 연결된 회사 계정입니다. 다른 회사 계정으로 다시 시도하시거나 관리자에게 문의해 주세요.', 409],
  },
})

export const unlinkOwnAccount = contract({
  at: 'POST /adm/directory/unlink',
  id: 'directory.unlink',
  title: '회사 계정 연결 끊기',
  access: 'manager',
  codec: 'json',
  stepUp: true,
  input: Type.Object({ key: Type.String({ title: '연결', minLength: 1, maxLength: 100 }) }),
  errors: {
    missing: ['404', '연결을 찾을 수 없습니다. 이미 끊겼을 수 있습니다.', 404],
    managed: ['409', '회사에서 만든 계정이라 연결을 끊으면 로그인할 방법이 없습니다. 필요하면 관리자에게 문의해 주세요.', 409],
  },
})
