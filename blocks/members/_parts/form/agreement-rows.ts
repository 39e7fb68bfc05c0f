import type { Agreements } from '@/schemas/rules/members/agreements'
import type { TermsType } from '@/schemas/rules/members/terms'
import { MARKETING_NAMES } from '@/schemas/words/marketing-names'

export interface AgreementRow {
  name: string
  label: string
  required?: boolean
  /** The term whose full text opens. */
  term?: { type: TermsType; title: string } | undefined
  /** Checked individually; the row above combines them. */
  children?: AgreementRow[]
}

/** Name of the box that confirms an age of 14 or more; the verification checks it. */
export const OVER_14 = 'over14'

export type TermTitles = Partial<Record<keyof Agreements, { type: TermsType; title: string }>>

/** The title without the kind of member: 이용약관, not 이용약관(개인). */
const shortTitle = (term: AgreementRow['term'], standard: string): string => term?.title.replace(/\((개인|사업자)\)$/, '') ?? standard

/** The agreements of a sign-up, in order: required ones first, marketing with its channels last (V-AGREE-1, C-TERMS). */
export const joinRows = (terms: TermTitles): AgreementRow[] => [
  { name: OVER_14, label: '만 14세 이상입니다', required: true },
  { name: 'service', label: shortTitle(terms.service, '이용약관'), required: true, term: terms.service },
  { name: 'personal', label: shortTitle(terms.personal, '개인정보 수집·이용'), required: true, term: terms.personal },
  { name: 'locationYn', label: shortTitle(terms.locationYn, '위치기반서비스 이용약관'), term: terms.locationYn },
  {
    name: 'marketing',
    label: '마케팅 정보 수신',
    children: [
      { name: 'goodsMarketing', label: MARKETING_NAMES.goods, term: terms.goodsMarketing },
      { name: 'eventMarketing', label: MARKETING_NAMES.event, term: terms.eventMarketing },
      { name: 'adMarketing', label: MARKETING_NAMES.ad, term: terms.adMarketing },
    ],
  },
]

/** The boxes that count: of a row with channels, the channels. */
export const leavesOf = (rows: readonly AgreementRow[]): AgreementRow[] =>
  rows.flatMap((row) => (row.children ? leavesOf(row.children) : [row]))

export type TriState = 'all' | 'some' | 'none'

/** The state of a combined box. */
export function stateOf(rows: readonly AgreementRow[], values: Readonly<Record<string, boolean | undefined>>): TriState {
  const leaves = leavesOf(rows)
  const ticked = leaves.filter(({ name }) => values[name]).length
  return ticked === leaves.length ? 'all' : ticked > 0 ? 'some' : 'none'
}

/** All of them, or none. */
export const withAll = <V extends Readonly<Record<string, boolean | undefined>>>(
  rows: readonly AgreementRow[],
  values: V,
  isTicked: boolean,
): V => ({
  ...values,
  ...Object.fromEntries(leavesOf(rows).map(({ name }) => [name, isTicked])),
})
