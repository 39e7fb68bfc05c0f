// Identity verification (SYS-13): begun here, done at a provider, confirmed by the provider only. The verified data stays on the server;
// where the specification's calls carry a CI, a birth date and a number, ours carry their one-time key (S8,
// services/auth/domain/identities.ts).
import { Type } from 'typebox'
import * as words from '@/schemas/words/identity-messages'
import { IDENTITY_PURPOSES, type IdentityPurpose } from '@/schemas/rules/auth/identity'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING, JOINING, VERIFYING } from '@/schemas/api/base/rate-limit'
import { LOGIN_NEEDED_FOR_SERVICE } from '@/schemas/words/login-needed'

const Key = (title: string) => Type.String({ title, minLength: 1, maxLength: 100 })

export const startIdentity = contract({
  at: 'POST /svc/pcc/start',
  id: 'identity.start',
  title: '본인인증 시작',
  access: 'visitor',
  rateLimit: VERIFYING,
  personal: true,
  input: Type.Object({
    purpose: Type.Unsafe<IdentityPurpose>(Type.String({ title: '본인인증 목적', enum: [...IDENTITY_PURPOSES] })),
  }),
  item: Type.Object({
    /** Names the verification at the provider. */
    requestId: Type.String(),
    storeId: Type.String(),
    channelKey: Type.String(),
    /** Script of the provider's SDK. */
    sdkUrl: Type.String(),
  }),
  errors: {
    notOffered: ['500', '지금은 본인인증을 이용할 수 없습니다. 고객센터로 문의해 주세요.', 409],
    loginNeeded: ['401', LOGIN_NEEDED_FOR_SERVICE, 401],
  },
})

export const readIdentityResult = contract({
  at: 'POST /svc/pcc/result',
  id: 'identity.result',
  title: '본인인증 결과 확인',
  access: 'visitor',
  rateLimit: JOINING,
  personal: true,
  // The provider is called meanwhile, without occupying a connection.
  transaction: 'own',
  input: Type.Object({ requestId: Type.String({ title: '본인인증 번호', minLength: 1, maxLength: 100 }) }),
  item: Type.Object({
    result: Type.Literal('ok'),
    /** The displayed data only (foundation 3.2): a masked name, or the provider's message. */
    data: Type.Union([Type.Object({ memberName: Type.Optional(Type.String()), errorMessage: Type.Optional(Type.String()) }), Type.Null()]),
    /** The key of the identity: valid once, in this browser, for ten minutes. */
    key: Type.Optional(Type.String()),
  }),
  errors: {
    missing: ['500', words.IDENTITY_MISSING, 409],
    tooYoung: ['500', words.TOO_YOUNG_TO_JOIN, 403],
    alreadyMember: ['500', words.ALREADY_MEMBER, 409],
    /** `item.notice` has the number of the customer centre (E-IDV-1). */
    nameDiffers: ['500', words.NAME_DIFFERS, 409],
  },
})

const certified = {
  missing: ['500', words.IDENTITY_MISSING, 409],
  notSaved: ['500', words.IDENTITY_NOT_SAVED, 409],
  nameDiffers: ['500', words.NAME_DIFFERS, 409],
  alreadyMember: ['500', words.ALREADY_MEMBER, 409],
  tooYoung: ['500', words.TOO_YOUNG_TO_JOIN, 403],
} as const

/** The save call after a member was verified (S-IDV-11). */
export const saveIdentity = contract({
  at: 'POST /svc/tblMemberSvcApi/snsPassSave',
  id: 'acct.snsPassSave',
  title: '본인인증 정보 저장',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ /** The one-time key. */ ciValue: Key('본인인증 키') }),
  errors: certified,
})

export const certifyAccount = contract({
  at: 'POST /svc/accountCertSvcApi/cert',
  id: 'cert.cert',
  title: '계정 본인인증',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ /** The one-time key. */ certification: Key('본인인증 키') }),
  errors: certified,
})

/** For a member who agreed again and was verified with it. */
export const updateCiValue = contract({
  at: 'POST /svc/memberJoinSvcApi/updateCiValue',
  id: 'join.updateCiValue',
  title: '재동의 본인인증 정보 저장',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ /** The one-time key. */ ciValue: Key('본인인증 키') }),
  errors: certified,
})
