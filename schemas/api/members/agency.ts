// The sign-up of an agency (SYS-18, P-AGY-1): the data of one page is stored on the server for the next.
import { Type, type TSchema } from 'typebox'
import { AGENCY_KINDS, type AgencyKind } from '@/schemas/rules/members/agency'
import { AGREE_FIRST } from '@/schemas/rules/members/agreements'
import { BusinessInfo, businessIdentity, CLOSED_NOW, NOT_VALID } from '@/schemas/rules/members/business'
import { ID_FORBIDDEN, ID_TAKEN } from '@/schemas/rules/members/member-id'
import { ALREADY_MEMBER, IDENTITY_MISSING, TOO_YOUNG_TO_JOIN } from '@/schemas/words/identity-messages'
import { contract } from '@/schemas/api/base/contract'
import { JOINING } from '@/schemas/api/base/rate-limit'

const AT = '/v2/svc/agencies'
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const readAgencyDraft = contract({
  at: `GET ${AT}/draft`,
  id: 'agency.draft',
  title: '대리점 가입 중인 내용 조회',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: Type.Object({
    business: orNull(Type.Object({ bizRegNum: Type.String(), startDt: Type.String(), owner: Type.String() })),
    hasAgreed: Type.Boolean(),
    memberName: orNull(Type.String()),
    joinedId: orNull(Type.String()),
  }),
})

/** The register knows it, and it is in operation. */
export const checkAgencyBusiness = contract({
  at: `POST ${AT}/draft/business`,
  id: 'agency.business',
  title: '대리점 사업자 확인',
  access: 'visitor',
  transaction: 'own',
  input: Type.Object(businessIdentity),
  errors: { notValid: ['400', NOT_VALID], closed: ['400', CLOSED_NOW] },
})

const Terms = {
  member: Type.Boolean({ title: '사업자 회원 이용약관' }),
  privacy: Type.Boolean({ title: '개인정보 수집·이용' }),
}

export const agreeAgencyTerms = contract({
  at: `POST ${AT}/draft/terms`,
  id: 'agency.terms',
  title: '대리점 가입 약관 동의',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object(Terms),
  errors: { missing: ['400', AGREE_FIRST] },
})

/** @see services/auth/domain/identities.ts for the key. */
export const takeAgencyIdentity = contract({
  at: `POST ${AT}/draft/identity`,
  id: 'agency.identity',
  title: '대리점 본인인증 저장',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object({ key: Type.String({ title: '본인인증 결과', minLength: 1, maxLength: 200 }) }),
  item: Type.Object({ memberName: Type.String() }),
  errors: { known: ['409', ALREADY_MEMBER, 409], tooYoung: ['403', TOO_YOUNG_TO_JOIN, 403] },
})

/** Creates the member and its business. The data of earlier pages is checked again. */
export const joinAgency = contract({
  at: `POST ${AT}/join`,
  id: 'agency.join',
  title: '대리점 가입',
  access: 'identified',
  rateLimit: JOINING,
  // Hashing and the register must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    kind: Type.Unsafe<AgencyKind>(Type.String({ title: '가입 종류', enum: [...AGENCY_KINDS] })),
    businessNumber: businessIdentity.bizRegNum,
    terms: Type.Object(Terms, { title: '약관 동의' }),
    bizInfo: BusinessInfo,
    memberId: Type.String({ title: '아이디', maxLength: 200 }),
    password: Type.String({ title: '비밀번호', maxLength: 1_000 }),
    passwordConfirm: Type.String({ title: '비밀번호 확인', maxLength: 1_000 }),
    email: Type.String({ title: '이메일', maxLength: 300 }),
  }),
  item: Type.Object({ memberId: Type.String() }),
  errors: {
    unverified: ['400', IDENTITY_MISSING],
    missing: ['400', AGREE_FIRST],
    notValid: ['400', NOT_VALID],
    closed: ['400', CLOSED_NOW],
    forbidden: ['400', ID_FORBIDDEN],
    taken: ['409', ID_TAKEN, 409],
    known: ['409', ALREADY_MEMBER, 409],
    tooYoung: ['403', TOO_YOUNG_TO_JOIN, 403],
  },
})
