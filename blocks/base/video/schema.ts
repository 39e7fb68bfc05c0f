import { Type, type Static } from 'typebox'
import { choiceField, imageField } from '../_parts/fields'

const flag = (title: string, description: string) => Type.Boolean({ title, description, default: false, widget: 'switch' })

export const props = Type.Object(
  {
    source: choiceField('어디의 영상', { youtube: '유튜브', file: '올린 파일' }, { default: 'youtube' }),
    address: Type.String({
      title: '영상 주소',
      description: '유튜브 주소나 11자 코드, 또는 올린 파일의 주소입니다. 올린 영상은 보관함에서 고릅니다.',
      maxLength: 500,
      default: '',
      widget: 'film',
      needed: true,
    }),
    title: Type.String({ title: '영상 제목', minLength: 1, maxLength: 120, default: '영상', widget: 'text' }),
    caption: Type.Optional(Type.String({ title: '설명', maxLength: 200, widget: 'text' })),
    captions: Type.Optional(
      Type.String({ title: '자막', description: '보관함의 영상과 함께 오는 VTT 자막의 주소입니다.', maxLength: 500, widget: 'text' }),
    ),
    poster: Type.Optional(imageField('재생 전 사진')),
    ratio: choiceField('비율', { '16:9': '가로(16:9)', shorts: '세로(쇼츠)' }, { default: '16:9' }),
    autoplayInView: flag('보이면 재생', '화면에 들어오면 소리 없이 한 번 재생합니다.'),
    loop: flag('반복', '끝나면, 또 다시 보이면 다시 재생합니다.'),
    stopOutside: flag('벗어나면 멈춤', '화면에서 벗어나면 멈춥니다.'),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
