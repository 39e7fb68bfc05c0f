import { Type, type Static } from 'typebox'
import { choiceField, labelledLinkField } from '../_parts/fields'

export const props = Type.Object(
  {
    tone: Type.Optional(
      choiceField(
        '바탕',
        { page: '흰 바탕', surface: '종이', deep: '짙은 종이', dark: '어두운 띠' },
        { default: 'page', description: '어두운 띠는 한 화면에 하나만 둡니다.' },
      ),
    ),
    space: Type.Optional(choiceField('위아래 여백', { none: '없음', small: '좁게', base: '보통' }, { default: 'base' })),
    width: Type.Optional(
      choiceField(
        '너비',
        { base: '페이지', wide: '넓게', narrow: '좁게', text: '읽는 글', form: '양식', full: '화면 끝까지' },
        { default: 'base' },
      ),
    ),
    eyebrow: Type.Optional(Type.String({ title: '윗글', maxLength: 60, widget: 'text' })),
    title: Type.Optional(Type.String({ title: '제목', maxLength: 120, widget: 'textarea' })),
    level: Type.Optional(Type.Integer({ title: '제목 단계', minimum: 1, maximum: 3, default: 2, widget: 'number' })),
    size: Type.Optional(choiceField('제목 크기', { h1: '크게', h2: '보통', h3: '작게' }, { default: 'h2' })),
    lead: Type.Optional(Type.String({ title: '도입 글', maxLength: 300, widget: 'textarea' })),
    link: Type.Optional(labelledLinkField()),
    linkAs: Type.Optional(choiceField('링크 모양', { text: '글자', button: '버튼' }, { default: 'text' })),
    heading: Type.Optional(choiceField('제목 자리', { top: '위', side: '왼쪽 좁게(3:9)', wide: '왼쪽 넓게(4:8)' }, { default: 'top' })),
    anchor: Type.Optional(
      Type.String({ title: '이름표', description: '주소의 # 뒤에 쓰입니다.', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$', widget: 'text' }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
