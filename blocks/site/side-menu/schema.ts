import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

/** The menus of one section, by their group in the menu table; the label is the section's name for screen readers. */
export const GROUPS = {
  eventSide: '이벤트',
  csSide: '고객센터',
  brandSide: '브랜드',
  consulting: '상담',
  stores: '매장',
  windowSide: '창호',
  windowProducts: '창호 제품',
  store: '스토어',
  mypage: '마이페이지',
} as const

export const props = Type.Object({ group: choiceField('메뉴 묶음', GROUPS, { default: 'eventSide' }) }, { additionalProperties: false })
export type Props = Static<typeof props>
