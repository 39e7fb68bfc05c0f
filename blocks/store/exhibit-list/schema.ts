import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '@/blocks/base/_parts/card-layout-labels'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    kind: choiceField('종류', { promotion: '기획전', relay: '릴레이 기획전' }, { default: 'promotion' }),
    running: Type.Optional(
      Type.Boolean({
        title: '진행 중인 것만',
        description: '끝난 것과 시작하지 않은 것을 빼고 보입니다.',
        default: false,
        widget: 'switch',
      }),
    ),
    layout: Type.Optional(choiceField('배치', CARD_LAYOUT_LABELS, { default: 'split' })),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 수', minimum: 1, maximum: 24, default: 12, widget: 'number' })),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
    paging: Type.Optional(Type.Boolean({ title: '페이지 나누기', default: true, widget: 'switch' })),
    skip: Type.Optional(
      Type.Integer({
        title: '건너뛸 수',
        description: '위의 배너가 보이는 기획전을 다시 보이지 않으려면 1로 합니다. 페이지를 나누지 않을 때에 쓰입니다.',
        minimum: 0,
        maximum: 10,
        default: 0,
        widget: 'number',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
