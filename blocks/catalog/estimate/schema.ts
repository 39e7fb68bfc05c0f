import { Type, type Static } from 'typebox'
import { imageField } from '@/blocks/base/_parts/fields'

const lines = (title: string, lines: readonly string[]) =>
  Type.Array(Type.String({ title: '줄', minLength: 1, maxLength: 40, widget: 'text' }), {
    title,
    maxItems: 8,
    default: [...lines],
    widget: 'list',
  })

export const INCLUDED = ['자재와 시공', '자르고 남는 양', '운반과 뒷정리']
export const EXCLUDED = ['확장과 구조 변경', '배관·전기 증설', '가전과 가구']

export const props = Type.Object(
  {
    living: Type.Optional(imageField('거실 사진')),
    kitchen: Type.Optional(imageField('주방 사진')),
    bedroom: Type.Optional(imageField('침실 사진')),
    bath: Type.Optional(imageField('욕실 사진')),
    entry: Type.Optional(imageField('현관 사진')),
    window: Type.Optional(imageField('창호 사진')),
    included: Type.Optional(lines('들어 있는 것', INCLUDED)),
    excluded: Type.Optional(lines('들어 있지 않은 것', EXCLUDED)),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
