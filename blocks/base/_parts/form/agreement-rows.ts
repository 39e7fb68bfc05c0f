import type { Agreements } from '@/schemas/rules/members/agreements'
import type { TermsType } from '@/schemas/rules/members/terms'

export interface AgreementRow {
  name: string
  label: string
  required?: boolean
  /** Whose full text opens beside it. */
  term?: { type: TermsType; title: string } | undefined
  /** Ticked one by one; the row above stands for them all. */
  children?: AgreementRow[]
}

/** Name of the box by which a person says that they are 14 or older; the verification checks it. */
export const OVER_14 = 'over14'

export type TermTitles = Partial<Record<keyof Agreements, { type: TermsType; title: string }>>

/** The title without the kind of member: a person reads 이용약관, not 이용약관(개인). */
const shortTitle = (term: AgreementRow['term'], standard: string): string => term?.title.replace(/\((개인|사업자)\)$/, '') ?? standard

/** What a sign-up asks, in its order: what is needed first, marketing with its channels last (V-AGREE-1, C-TERMS). */
export const joinRows = (terms: TermTitles): AgreementRow[] => [
  { name: OVER_14, label: '만 14세 이상입니다', required: true },
  { name: 'service', label: shortTitle(terms.service, '이용약관'), required: true, term: terms.service },
  { name: 'personal', label: shortTitle(terms.personal, '개인정보 수집·이용'), required: true, term: terms.personal },
  { name: 'locationYn', label: shortTitle(terms.locationYn, '위치기반서비스 이용약관'), term: terms.locationYn },
  {
    name: 'marketing',
    label: '마케팅 정보 수신',
    children: [
      { name: 'goodsMarketing', label: '문자(SMS)', term: terms.goodsMarketing },
      { name: 'eventMarketing', label: '이메일', term: terms.eventMarketing },
      { name: 'adMarketing', label: '맞춤형 광고', term: terms.adMarketing },
    ],
  },
]

/** The boxes that count: a row with channels counts by them. */
export const leavesOf = (rows: readonly AgreementRow[]): AgreementRow[] =>
  rows.flatMap((row) => (row.children ? leavesOf(row.children) : [row]))

export type TriState = 'all' | 'some' | 'none'

/** How a box stands that stands for others. */
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
