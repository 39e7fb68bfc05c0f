import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '@/blocks/base/_parts/card-layout-labels'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    kind: choiceField(
      '보일 글',
      { 'life-book': '라이프 매거진', 'style-trend': '트렌드', 'style-guide': '스타일 가이드', trendship: '트렌드십' },
      { default: 'life-book' },
    ),
    tab: Type.Optional(
      Type.String({
        title: '탭',
        description: '페이지를 나누지 않을 때 이 탭의 글만 보입니다. 예: HT01, AZ02',
        maxLength: 40,
        widget: 'text',
        when: { field: 'kind', is: ['style-guide', 'trendship'] },
      }),
    ),
    layout: choiceField('배치', { ...CARD_LAYOUT_LABELS, years: '해마다 나누기' }, { default: 'ruled' }),
    columns: Type.Optional(
      Type.Integer({ title: 'PC 칸 수', minimum: 2, maximum: 4, default: 3, widget: 'number', when: { field: 'layout', is: ['grid'] } }),
    ),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 글 수', minimum: 1, maximum: 48, default: 24, widget: 'number' })),
    lead: Type.Optional(
      Type.Boolean({ title: '첫 글 크게', default: false, widget: 'switch', when: { field: 'layout', is: ['grid', 'ruled'] } }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
    label: Type.Optional(
      Type.String({ title: '이름', description: '화면 낭독기가 읽는 모음의 이름입니다.', maxLength: 60, widget: 'text' }),
    ),
    paging: Type.Optional(
      Type.Boolean({ title: '페이지 나누기', description: '끄면 탭과 정렬 없이 최근 글만 보입니다.', default: true, widget: 'switch' }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
