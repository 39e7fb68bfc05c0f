import { Type, type Static } from 'typebox'
import { choiceField } from '../_parts/fields'

export const props = Type.Object(
  {
    ratio: choiceField(
      '비율',
      { '1:1': '1:1', '7:5': '7:5', '5:7': '5:7', '8:4': '8:4', '4:8': '4:8', '9:3': '9:3', '3:9': '3:9', '2:1': '2:1', '1:2': '1:2' },
      { default: '7:5' },
    ),
    gap: Type.Optional(choiceField('사이', { none: '없음', base: '보통', large: '넓게' }, { default: 'base' })),
    stackAt: Type.Optional(
      choiceField('한 줄로 쌓기', { pc: 'PC보다 좁을 때', tablet: '휴대전화에서', never: '쌓지 않음' }, { default: 'pc' }),
    ),
    align: Type.Optional(
      choiceField('세로 맞춤', { start: '위', center: '가운데', end: '아래', stretch: '높이 채우기' }, { default: 'start' }),
    ),
    inset: Type.Optional(
      choiceField('칸 안쪽 여백', { none: '없음', first: '첫째 칸', second: '둘째 칸', both: '두 칸 모두' }, { default: 'none' }),
    ),
    reverse: Type.Optional(
      Type.Boolean({
        title: '쌓을 때 순서 바꾸기',
        description: '좁은 화면에서 둘째 칸이 위에 보입니다.',
        default: false,
        widget: 'switch',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
