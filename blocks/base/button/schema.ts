import { Type, type Static } from 'typebox'
import { choiceField, linkField } from '../_parts/fields'

const TONES = { primary: '먹색', line: '선', text: '글자' }

export const props = Type.Object(
  {
    label: Type.String({ title: '글자', minLength: 1, maxLength: 40, default: '자세히 보기', widget: 'text' }),
    link: linkField(),
    tone: Type.Optional(choiceField('모양', TONES, { default: 'primary', description: '먹색 버튼은 한 화면에 하나만 둡니다.' })),
    size: Type.Optional(choiceField('크기', { sm: '작게', md: '보통', lg: '크게' }, { default: 'md' })),
    newWindow: Type.Optional(Type.Boolean({ title: '새 창에서 열기', default: false, widget: 'switch' })),
    align: Type.Optional(choiceField('정렬', { left: '왼쪽', center: '가운데', full: '너비 채우기' }, { default: 'left' })),
    second: Type.Optional(
      Type.Object(
        {
          label: Type.String({ title: '글자', minLength: 1, maxLength: 40, default: '매장 찾기', widget: 'text' }),
          link: linkField(),
          tone: Type.Optional(choiceField('모양', TONES, { default: 'line' })),
        },
        { title: '둘째 버튼', additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
