import { Type, type Static } from 'typebox'
import { choiceField, linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    tab: choiceField('보일 이벤트', { ongoing: '진행 중', finished: '종료' }, { default: 'ongoing' }),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 이벤트 수', minimum: 1, maximum: 30, default: 12, widget: 'number' })),
    layout: Type.Optional(choiceField('배치', { split: '사진과 글 나란히', grid: '격자' }, { default: 'split' })),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 3, widget: 'number' })),
    paging: Type.Optional(Type.Boolean({ title: '페이지 나누기', default: true, widget: 'switch' })),
    detail: Type.Optional({
      ...linkField('상세 화면 주소'),
      description: '뒤에 /번호가 붙습니다. 이벤트마다 정해진 화면이 있으면 그 주소로 갑니다.',
      default: '/zin/event/event',
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
