import { Type, type Static } from 'typebox'
import { imageField, linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    searchHint: Type.String({ title: '검색창 안내', maxLength: 40, default: '마루, 창호, 벽지 찾기', widget: 'text' }),
    consultLabel: Type.String({ title: '상담 버튼', minLength: 1, maxLength: 12, default: '상담 신청', widget: 'text' }),
    loginTitle: Type.String({ title: '서랍의 로그인 줄', maxLength: 40, default: '로그인하고 이어 보기', widget: 'text' }),
    loginText: Type.String({ title: '로그인 줄 설명', maxLength: 60, default: '스크랩, 비교함, 상담 기록', widget: 'text' }),
    editorial: Type.Optional(
      Type.Object(
        {
          image: imageField(),
          title: Type.String({ title: '제목', minLength: 1, maxLength: 60, widget: 'text' }),
          text: Type.Optional(Type.String({ title: '설명', maxLength: 60, widget: 'text' })),
          link: linkField(),
        },
        {
          title: '펼친 메뉴의 읽을거리',
          description: '‘펼친 메뉴 안’ 자리에 열린 배너가 있으면 그 배너가 대신 보입니다.',
          additionalProperties: false,
        },
      ),
    ),
    tools: Type.Array(
      Type.Object(
        {
          label: Type.String({ title: '이름', minLength: 1, maxLength: 20, widget: 'text' }),
          link: linkField(),
        },
        { additionalProperties: false },
      ),
      { title: '펼친 메뉴의 도구 줄', maxItems: 5, default: [], widget: 'list' },
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
