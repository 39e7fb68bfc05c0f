import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { BANNER_POSITIONS, MENU_POSITION } from '@/schemas/rules/site/banner-positions'

const { [MENU_POSITION]: _, ...positions } = BANNER_POSITIONS

export const props = Type.Object(
  {
    position: choiceField('자리', positions, {
      default: 'styling-home',
      description: '이 자리로 게시한 배너가 기간에 맞추어 보입니다. 배너는 ‘배너’ 화면에서 만듭니다.',
    }),
    layout: choiceField('배치', { wide: '한 줄에 하나', pair: '한 줄에 둘' }, { default: 'wide' }),
    size: Type.Integer({ title: '가장 많을 때의 수', minimum: 1, maximum: 6, default: 4, widget: 'number' }),
    label: Type.String({
      title: '이름',
      description: '화면 낭독기가 읽는 모음의 이름입니다.',
      minLength: 1,
      maxLength: 40,
      default: '알려 드립니다',
      widget: 'text',
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
