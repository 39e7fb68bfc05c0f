import { Type, type Static } from 'typebox'
import { choiceField, linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    kind: Type.Optional(choiceField('종류', { news: '브랜드 소식', activity: '결모임 활동' }, { default: 'news' })),
    layout: Type.Optional(
      choiceField('배치', { ruled: '줄로 나눈 목록', grid: '격자', feature: '큰 하나와 작은 둘' }, { default: 'ruled' }),
    ),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 글 수', minimum: 1, maximum: 30, default: 10, widget: 'number' })),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
    paging: Type.Optional(
      Type.Boolean({ title: '페이지 나누기', description: '끄면 최근 글만 보입니다.', default: true, widget: 'switch' }),
    ),
    detail: Type.Optional({ ...linkField('상세 화면 주소'), description: '뒤에 /번호가 붙습니다.', default: '/zin/brand/news/detail' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
