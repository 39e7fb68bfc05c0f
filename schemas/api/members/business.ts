// The business of a member: its registration at the tax office, the member's own data, and the account at the design partner (SYS-18,
// SYS-19, foundation 7.3).
import { Type } from 'typebox'
import {
  BUSINESS_STATUS,
  BUSINESS_TYPES,
  NOT_VALID,
  NO_PARTNER_FOUND,
  businessDetails,
  businessIdentity,
  type BusinessStatus,
} from '@/schemas/rules/members/business'
import { DESIGN_WORDS, DESIGN_PAGE, DESIGN_REASONS, type DesignReason } from '@/schemas/rules/members/design-account'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING } from '@/schemas/api/base/rate-limit'

const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] })
const Status = oneOf(Object.keys(BUSINESS_STATUS) as BusinessStatus[])
const Yn = oneOf(['Y', 'N'])

/** The register did not answer: the member is neither refused nor accepted. */
const away = ['500', '사업자 정보를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.'] as const
const noBusiness = ['404', DESIGN_WORDS.noBusiness, 404] as const

export const validCheck = contract({
  at: 'POST /v2/svc/bizcoms/valid/check',
  id: 'biz.validCheck',
  title: '사업자 진위 확인',
  access: 'visitor',
  transaction: 'own',
  input: Type.Object({
    bizcoms: Type.Array(Type.Object(businessIdentity), { title: '사업자', minItems: 1, maxItems: 10 }),
  }),
  /** In the requested order. A business unknown to the register has no status. */
  items: Type.Object({ bizRegNum: Type.String(), isValid: Type.Boolean(), status: Type.Optional(Status) }),
  errors: { away },
})

export const statusCheck = contract({
  at: 'POST /v2/svc/bizcoms/status/check',
  id: 'biz.statusCheck',
  title: '사업자 상태 조회',
  access: 'visitor',
  transaction: 'own',
  input: Type.Object({
    bizcoms: Type.Array(Type.Object({ bizRegNum: businessIdentity.bizRegNum }), { title: '사업자', minItems: 1, maxItems: 10 }),
  }),
  items: Type.Object({ bizRegNum: Type.String(), status: Type.Optional(Status), statusName: Type.String() }),
  errors: { away },
})

/** The member's own business (S-DSGN-1). `bizBypassYn`: staff accepted it without the register. */
const MyBusiness = Type.Object({
  bizRegNum: Type.String(),
  /** yyyyMMdd. */
  startDt: Type.String(),
  owner: Type.String(),
  name: Type.String(),
  type: oneOf(Object.keys(BUSINESS_TYPES) as (keyof typeof BUSINESS_TYPES)[]),
  typeDesc: Type.String(),
  phoneNum: Type.String(),
  recommender: Type.String(),
  bizBypassYn: Yn,
})

export const readMyBusiness = contract({
  at: 'GET /v2/svc/bizmembers/me/bizcom',
  id: 'biz.meBizcom',
  title: '내 사업자 정보 조회',
  access: 'vendor',
  input: Type.Object({}),
  item: MyBusiness,
  errors: { noBusiness },
})

export const saveMyBusiness = contract({
  at: 'POST /v2/svc/bizmembers/me/bizcom',
  id: 'biz.saveBizcom',
  title: '내 사업자 정보 수정',
  access: 'vendor',
  rateLimit: CHANGING,
  needs: ['whole', 'password'],
  input: Type.Object(businessDetails),
  item: MyBusiness,
  errors: { noBusiness },
})

/** The identity of a business changes only to one that the register confirms. */
export const verifyMyBusiness = contract({
  at: 'POST /v2/svc/bizmembers/me/bizcom/verify',
  id: 'biz.verifyBizcom',
  title: '내 사업자 인증',
  access: 'vendor',
  needs: ['whole', 'password'],
  transaction: 'own',
  input: Type.Object(businessIdentity),
  item: Type.Object({ status: Status }),
  errors: { away, noBusiness, notValid: ['400', NOT_VALID] },
})

/** The name of a business member as a partner (V-SURV-4). Members can read only their own (P-MEM-2). */
export const lookUpPartner = contract({
  at: 'GET /v2/svc/bizpartners/me',
  id: 'biz.partnerLookup',
  title: '거래처 조회',
  access: 'vendor',
  input: Type.Object({ memberId: Type.Optional(Type.String({ title: '아이디', maxLength: 30 })) }),
  item: Type.Object({ name: Type.String() }),
  errors: { missing: ['404', NO_PARTNER_FOUND, 404] },
})

// --- the design account (SYS-19)

const unknown = ['500', DESIGN_WORDS.unknown] as const

export const readDesignAccount = contract({
  at: 'GET /v2/svc/bizmembers/me/design-account',
  id: 'biz.designAccountGet',
  title: '디자인 계정 조회',
  access: 'vendor',
  input: Type.Object({}),
  item: Type.Object({
    exists: Type.Boolean(),
    isRemoved: Type.Boolean(),
    isEnabled: Type.Boolean(),
    reason: Type.Union([oneOf<DesignReason>(DESIGN_REASONS), Type.Null()]),
    /** The change on that day (ISO). */
    reservation: Type.Union([Type.Object({ type: oneOf(['enable', 'disable', 'remove']), startDt: Type.String() }), Type.Null()]),
  }),
  errors: { unknown, noAccount: ['404', DESIGN_WORDS.noAccount, 404] },
})

export const createDesignAccount = contract({
  at: 'POST /v2/svc/bizmembers/me/design-account',
  id: 'biz.designAccountPost',
  title: '디자인 계정 생성',
  access: 'vendor',
  rateLimit: CHANGING,
  transaction: 'own',
  input: Type.Object({}),
  errors: {
    /** The caller treats it as success (S-DSGN-12). */
    exists: ['400', '이미 디자인 계정이 있습니다.', 409],
    noBusiness,
    notValid: ['403', NOT_VALID, 403],
    /** The state table does not allow it (S-DSGN-9, S-DSGN-10). */
    refused: ['403', DESIGN_WORDS.notCreated, 403],
    notCreated: ['500', DESIGN_WORDS.notCreated],
  },
})

/** Redirects to the partner with a token that opens once (S-DSGN-13). */
export const openDesignPage = contract({
  at: `GET ${DESIGN_PAGE}`,
  id: 'biz.designPage',
  title: '디자인 서비스 입장',
  access: 'vendor',
  raw: 'text/html',
  input: Type.Object({
    _deviceType: Type.Optional(Type.Unsafe<'pc' | 'mobile'>({ ...oneOf(['pc', 'mobile']), title: '기기', lenient: true })),
  }),
  errors: { closed: ['404', '디자인 서비스를 이용할 수 없습니다. 고객센터로 문의해 주세요.', 404] },
})
