import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    exhibit: Type.Optional(
      Type.Integer({
        title: '기획전 번호',
        description: '‘기획전’ 화면의 번호입니다. 비워 두면 진행 중인 것 가운데 먼저 시작한 것을 보입니다.',
        minimum: 1,
        maximum: 2_147_483_647,
        widget: 'number',
      }),
    ),
    linkLabel: Type.Optional(Type.String({ title: '버튼의 글자', minLength: 1, maxLength: 20, default: '기획전 보기', widget: 'text' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
