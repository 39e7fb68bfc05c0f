// Passkeys of staff: how one is added and taken away, and what they do in place of a password and a code (WebAuthn). What the browser is to
// ask its authenticator is answered as the standard names it, and what it answered is sent back in the same names.
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { JOINING } from '@/schemas/api/base/rate-limit'
import { PASSKEY_COUNT, PASSKEY_NAME_LENGTH } from '@/schemas/rules/auth/passkey'
import { OF_BREAK_GLASS } from './own-account'
import { LOGIN_STAFF_BLOCKED, LOGIN_STAFF_COMPANY, LOGIN_STAFF_OUTSIDE } from '@/schemas/words/login-messages'

const own = { access: 'manager', codec: 'json' } as const
const anything = Type.Object({}, { additionalProperties: true })
/** Bytes in base64url. */
const bytes = (title: string, maxLength: number) => Type.String({ title, minLength: 1, maxLength, pattern: '^[\\w-]+$' })
const id = bytes('패스키', 1_400)
const name = Type.String({ title: '패스키 이름', minLength: 1, maxLength: PASSKEY_NAME_LENGTH, pattern: '\\S' })

/** What an authenticator answered to a new passkey. */
const Attestation = Type.Object({
  id,
  clientDataJSON: bytes('패스키 응답', 4_000),
  attestationObject: bytes('패스키 응답', 20_000),
  transports: Type.Array(Type.String({ maxLength: 20 }), { title: '연결 방법', maxItems: 10 }),
})
/** What an authenticator signed. */
const Assertion = Type.Object({
  id,
  clientDataJSON: bytes('패스키 응답', 4_000),
  authenticatorData: bytes('패스키 응답', 4_000),
  signature: bytes('패스키 응답', 8_000),
  /** Whose it is, as the authenticator says it. */
  userHandle: Type.Optional(Type.String({ title: '패스키 주인', maxLength: 200 })),
})
const Asked = Type.Object({ options: Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(anything) })

const ended = ['ST020', '시간이 지났거나 이미 쓴 확인입니다. 버튼을 다시 눌러 주세요.', 409] as const
const unknown = [
  'ST021',
  '이 사이트에 등록되어 있지 않은 패스키입니다. 지워진 패스키일 수 있으니 기기의 패스키 목록에서도 지우고, 비밀번호로 로그인해 주세요.',
  401,
] as const
const wrong = ['ST022', '패스키를 확인하지 못했습니다. 버튼을 다시 누르거나 비밀번호로 로그인해 주세요.', 401] as const
const missing = ['404', '이미 지운 패스키입니다.', 404] as const
const tooMany = ['409', `패스키는 ${PASSKEY_COUNT}개까지 둘 수 있습니다. 쓰지 않는 것을 지우고 다시 눌러 주세요.`, 409] as const
/** A site whose address is a number has no name that a passkey could be bound to. */
const noName = ['409', '사이트 주소가 도메인 이름이 아니라 패스키를 쓸 수 없습니다. 서버를 맡은 분께 알려 주세요.', 409] as const
export const PASSKEY_ERRORS = { ended, unknown, wrong } as const

export const beginPasskey = contract({
  at: 'POST /adm/account/passkey-begin',
  id: 'passkey.begin',
  title: '패스키 등록 시작',
  ...own,
  beforeFactor: true,
  stepUp: true,
  input: Type.Object({}),
  item: Type.Object({ options: Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(anything) }),
  errors: {
    breakGlass: OF_BREAK_GLASS,
    noName,
    tooMany,
  },
})

/** The other sign-ins end. Whoever has no recovery codes yet gets ten. */
export const addPasskey = contract({
  at: 'POST /adm/account/passkey-add',
  id: 'passkey.add',
  title: '패스키 등록',
  ...own,
  beforeFactor: true,
  // What was to be signed is used up although the call fails.
  transaction: 'own',
  input: Type.Object({ name, answer: Attestation }),
  item: Type.Object({
    /** Shown once: the database has only their hashes. Empty where there are some. */
    codes: Type.Array(Type.String()),
  }),
  errors: {
    ended,
    wrong: [
      'ST022',
      '패스키를 확인하지 못했습니다. 기기의 잠금 해제로 본인 확인을 하는 패스키만 등록할 수 있습니다. 다시 눌러 주세요.',
      400,
    ],
    taken: ['409', '이미 등록된 패스키입니다. 다른 기기나 보안 키를 골라 주세요.', 409],
    tooMany,
  },
})

export const renamePasskey = contract({
  at: 'POST /adm/account/passkey-rename',
  id: 'passkey.rename',
  title: '패스키 이름 바꾸기',
  ...own,
  input: Type.Object({ id, name }),
  errors: { missing },
})

/** It signs nobody in from then on, and the other sign-ins end. */
export const removePasskey = contract({
  at: 'POST /adm/account/passkey-remove',
  id: 'passkey.remove',
  title: '패스키 지우기',
  ...own,
  stepUp: true,
  input: Type.Object({ id }),
  item: Type.Object({ ended: Type.Integer() }),
  errors: {
    missing,
    needed: ['409', '이 역할은 2단계 인증이 필수라 마지막 패스키를 지울 수 없습니다. 다른 패스키나 인증 앱을 먼저 등록해 주세요.', 409],
  },
})

/** For a sign-in: without a password, or in this browser after one, where only the passkeys of that person are asked for. */
export const beginPasskeySignIn = contract({
  at: 'POST /adm/auth/passkeyBegin',
  id: 'staff.passkeyBegin',
  title: '패스키 로그인 시작',
  access: 'visitor',
  codec: 'json',
  rateLimit: JOINING,
  input: Type.Object({}),
  item: Asked,
  errors: { noName },
})

/** A whole sign-in: the passkey is one factor, and what unlocked it the other. */
export const signInByPasskey = contract({
  at: 'POST /adm/auth/passkeySignIn',
  id: 'staff.passkeySignIn',
  title: '패스키로 로그인',
  access: 'visitor',
  // What was to be signed is used up although the call fails.
  transaction: 'own',
  codec: 'json',
  rateLimit: JOINING,
  input: Type.Object({ answer: Assertion }),
  item: Type.Object({ id: Type.String() }),
  errors: {
    ...PASSKEY_ERRORS,
    blocked: ['LO013', LOGIN_STAFF_BLOCKED, 403],
    companyOnly: ['ST040', LOGIN_STAFF_COMPANY, 403],
    outside: ['ST016', LOGIN_STAFF_OUTSIDE, 403],
  },
})

export const beginPasskeyConfirm = contract({
  at: 'POST /adm/auth/passkeyConfirmBegin',
  id: 'staff.passkeyConfirmBegin',
  title: '패스키로 다시 확인 시작',
  access: 'manager',
  input: Type.Object({}),
  item: Asked,
  errors: { noName, none: ['409', '등록한 패스키가 없습니다. 비밀번호로 확인해 주세요.', 409] },
})

/** The passkey once more: acts that ask for it are open for some minutes. */
export const confirmByPasskey = contract({
  at: 'POST /adm/auth/passkeyConfirm',
  id: 'staff.passkeyConfirm',
  title: '패스키로 다시 확인',
  access: 'manager',
  transaction: 'own',
  codec: 'json',
  input: Type.Object({ answer: Assertion }),
  errors: PASSKEY_ERRORS,
})
