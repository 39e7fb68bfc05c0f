import { Type, type Static } from 'typebox'
import { linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    size: Type.Optional(Type.Integer({ title: '한 페이지의 소식 수', minimum: 1, maximum: 30, default: 10, widget: 'number' })),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
    paging: Type.Optional(
      Type.Boolean({ title: '페이지 나누기', description: '끄면 최근 소식만 보입니다.', default: true, widget: 'switch' }),
    ),
    detail: Type.Optional({ ...linkField('상세 화면 주소'), description: '뒤에 /번호가 붙습니다.', default: '/zin/brand/news/detail' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
