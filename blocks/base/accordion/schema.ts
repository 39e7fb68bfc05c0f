import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          key: Type.String({
            title: '이름표',
            description: '칸의 이름입니다. 영문 소문자와 숫자만 쓸 수 있습니다.',
            pattern: '^[a-z0-9-]{1,40}$',
            default: 'one',
            widget: 'text',
          }),
          title: Type.String({ title: '제목', minLength: 1, maxLength: 120, default: '제목', widget: 'text' }),
        },
        { additionalProperties: false },
      ),
      { title: '항목', minItems: 1, maxItems: 40, default: [{ key: 'one', title: '제목' }], widget: 'list' },
    ),
    closeOthers: Type.Boolean({ title: '하나만 열기', description: '한 항목을 열면 나머지가 닫힙니다.', default: true, widget: 'switch' }),
    firstOpen: Type.Boolean({ title: '첫 항목 열어 두기', default: false, widget: 'switch' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
