// Terms and policies, in the variants of personal members and businesses (SYS-17).
import { Type } from 'typebox'
import { TERMS_TYPES, type TermsType } from '@/schemas/rules/members/terms'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'

const TypeOfTerms = Type.Unsafe<TermsType>(Type.String({ title: '약관 종류', enum: [...TERMS_TYPES] }))
const head = {
  termsType: TypeOfTerms,
  title: Type.String(),
  version: Type.String(),
  requiredYn: YesNo,
  /** Start of validity, ISO. */
  effectiveDt: Type.String(),
}
/** Sanitised HTML. */
const text = { contents: Type.String() }

/** The version in force at the time of the call, or an earlier or later one (C-TERMS). */
const asked = Type.Object({
  termsType: TypeOfTerms,
  version: Type.Optional(
    Type.String({ title: '버전', description: '없는 버전은 말하지 않은 것으로 봅니다.', maxLength: 20, lenient: true }),
  ),
})
/** `versions` are all published ones, newest first. */
const Term = Type.Object({
  ...head,
  ...text,
  versions: Type.Array(Type.Object({ version: Type.String(), effectiveDt: Type.String() })),
})
const errors = { missing: ['404', '약관을 찾을 수 없습니다.', 404] } as const

export const readTerms = contract({
  at: 'GET /svc/terms/rTerms',
  id: 'terms.rTerms',
  title: '약관 조회',
  access: 'visitor',
  input: asked,
  item: Term,
  errors,
  tags: ({ termsType }) => [`term:${termsType}`],
})

/** The same under its other name. */
export const readServiceTerms = contract({
  at: 'GET /svc/termsSvcApi/terms',
  id: 'terms.svcTerms',
  title: '서비스 약관 조회',
  access: 'visitor',
  input: asked,
  item: Term,
  errors,
  tags: ({ termsType }) => [`term:${termsType}`],
})

/** Several at once, in the requested order: those of a sign-up. Without types, all in force. */
export const listTerms = contract({
  at: 'GET /svc/terms/rTermsCommon',
  id: 'terms.common',
  title: '약관 모음 조회',
  access: 'visitor',
  input: Type.Object({
    termsType: Type.Optional(
      Type.String({
        title: '약관 종류',
        description: '쉼표로 여럿을 적습니다. 예: 01,10,02',
        maxLength: 60,
      }),
    ),
  }),
  items: Type.Object({ ...head, ...text }),
  tags: () => ['terms'],
})
