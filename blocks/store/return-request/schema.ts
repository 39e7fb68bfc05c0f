import { Type, type Static } from 'typebox'
import { RETURN_KINDS, type ReturnKind } from '@/schemas/rules/store/return-states'

export const props = Type.Object(
  { kind: Type.Optional(Type.Unsafe<ReturnKind>(Type.String({ title: '종류', enum: [...RETURN_KINDS] }))) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
