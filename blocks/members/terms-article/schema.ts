import { Type, type Static } from 'typebox'
import { TERMS_TYPES, type TermsType } from '@/schemas/rules/members/terms'

export const props = Type.Object(
  {
    termsType: Type.Unsafe<TermsType>(
      Type.String({ title: '약관 종류', enum: [...TERMS_TYPES], default: '01', widget: 'select', source: 'codes:termsType' }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
