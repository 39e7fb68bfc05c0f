import { Type, type Static } from 'typebox'

export const QUERY_NAMES = ['currentTab', 'trendTab', 'guideTab', 'mcate'] as const

export const props = Type.Object(
  {
    label: Type.String({
      title: '이름',
      description: '화면 낭독기가 읽는 탭 모음의 이름입니다.',
      maxLength: 60,
      default: '탭',
      widget: 'text',
    }),
    tabs: Type.Array(
      Type.Object(
        {
          key: Type.String({
            title: '이름표',
            description: '칸의 이름이자 주소에 적히는 값입니다.',
            pattern: '^[A-Za-z0-9-]{1,40}$',
            default: 'one',
            widget: 'text',
          }),
          label: Type.String({ title: '탭 이름', minLength: 1, maxLength: 40, default: '탭', widget: 'text' }),
        },
        { additionalProperties: false },
      ),
      { title: '탭', minItems: 1, maxItems: 12, default: [{ key: 'one', label: '탭' }], widget: 'list' },
    ),
    queryName: Type.Optional(
      Type.Unsafe<(typeof QUERY_NAMES)[number]>({
        title: '주소에 적을 이름',
        description: '고르면 열린 탭이 주소에 남아 링크로 보낼 수 있습니다.',
        enum: QUERY_NAMES,
        widget: 'select',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
