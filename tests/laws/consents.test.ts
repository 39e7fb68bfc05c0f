// A person who agrees to the use of personal data reads of the data that this form asks for, for how long, who gets them, and what follows from a
// refusal. What a sign-up demands, its consent and the privacy paper call required alike.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { APPLICATION_LABELS } from '@/schemas/rules/content/recruit-application'
import { CONSULTATION_LABELS } from '@/schemas/rules/consulting/consultation-form'
import { VISIT_LABELS } from '@/schemas/rules/places/visit-form'
import { COLLABO_LABELS } from '@/schemas/rules/events/collabo'
import { businessFaults, DETAIL_LABELS, IDENTITY_LABELS } from '@/schemas/rules/members/business'
import { joinFaults } from '@/schemas/rules/members/join-fields'
import { FORM_TERMS, termsTypeOf, type FormConsent, type TermsType } from '@/schemas/rules/members/terms'
import { readJson, root } from '../support/fixtures'
import { sourceFiles } from '../support/source-files'

interface Term {
  termsType: TermsType
  contents: string
  effectiveAt: string
}
const terms = readJson('pages-fixtures/seed/terms.json') as Term[]
/** Before and after the day from which the privacy paper's next version holds. */
const DAYS = ['2026-11-27', '2026-12-02']
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const inForce = (type: TermsType, day: string): string =>
  terms
    .filter(({ termsType, effectiveAt }) => termsType === type && effectiveAt.slice(0, 10) <= day)
    .sort((a, b) => b.effectiveAt.localeCompare(a.effectiveAt))[0]!.contents

/** What the privacy paper says on a day. */
function paperOn(day: string): string {
  const said: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { show, props } = node as { show?: { from?: string; until?: string }; props?: { html?: string } }
    if ((show?.from ?? '').slice(0, 10) > day || (show?.until ?? '9999').slice(0, 10) <= day) return
    if (props?.html) said.push(props.html)
    for (const child of Object.values(node)) walk(child)
  }
  walk(readJson('pages-fixtures/site/members/etc-privacy.json'))
  return said.join('')
}
/** The cells after the name of a row. */
const rowOf = (html: string, name: string): string[] => {
  const row = html.split('<tr>').find((one) => one.startsWith(`<th scope="row">${name}</th>`))
  return [...(row ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!)
}

const MEMBERSHIP = ['아이디', '비밀번호', '생년월일', '본인확인값', '닉네임', '가입할 수 없습니다']
const SHOP = ['제3자 제공', '계약하지 않은 경우 6개월']
interface Case {
  form: string
  labels: Readonly<Record<string, string>>
  says: string[]
  /** The row of the privacy paper by which it is kept. */
  keptAs?: string
}
const CASES: Record<FormConsent, Case> = {
  consultation: {
    form: 'blocks/consulting/consulting-form/request-form.tsx',
    labels: { ...CONSULTATION_LABELS, startDt: '시공 예정 기간', shopId: '상담받을 매장' },
    says: ['상담을 신청하실 수 없습니다', '회원이 아니어도', ...SHOP],
    keptAs: '상담 기록',
  },
  visit: {
    form: 'blocks/places/_parts/visit/booking-form.tsx',
    labels: VISIT_LABELS,
    says: ['방문을 예약하실 수 없습니다', '회원이 아니어도', ...SHOP],
    keptAs: '상담 기록',
  },
  reviewer: {
    form: 'blocks/content/recruit-form/application-form.tsx',
    labels: APPLICATION_LABELS,
    says: ['지원하실 수 없습니다', '탈퇴할 때까지'],
  },
  eventConsultation: {
    form: 'blocks/events/collabo-form/request-form.tsx',
    labels: COLLABO_LABELS,
    says: ['이벤트의 상담을 신청하실 수 없습니다', '들어오신 경로', ...SHOP],
    keptAs: '상담 기록',
  },
}

test('every form with a consent is in the table, and shows the text of its own', () => {
  const found = sourceFiles().flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/<AgreementField\b[^/]*?consent="(\w+)"/g)].map(([, name]) => [name, file]),
  )
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(CASES).map(([name, { form }]) => [name, form])))
})

describe.each(Object.entries(CASES) as [FormConsent, Case][])('the consent of %s', (name, { labels, says, keptAs }) => {
  test.each(DAYS)('names what the form asks for, and nothing of a membership, on %s', (day) => {
    const text = textOf(inForce(FORM_TERMS[name], day))
    const { agreed: _, ...asked } = labels
    for (const word of [...Object.values(asked), ...says, '동의하지 않을 권리']) expect(text).toContain(word)
    for (const word of MEMBERSHIP) expect(text).not.toContain(word)
  })
  test.each(keptAs ? DAYS : [])('keeps it as long as the privacy paper says on %s', (day) => {
    const [years] = rowOf(paperOn(day), keptAs!)
    expect(years).toMatch(/^\d년$/)
    for (const [, said] of inForce(FORM_TERMS[name], day).matchAll(/날부터 (\d년)/g)) expect(said).toBe(years)
    expect(inForce(FORM_TERMS[name], day)).toContain(`날부터 ${years}`)
  })
})

const JOIN_LABELS = { id: '아이디', password: '비밀번호', nickname: '닉네임', email: '이메일', address: '주소' }
const NOTHING = { id: '', password: '', passwordConfirm: '', nickname: '', email: '', address: '' }
const demanded = (faults: object, labels: Readonly<Record<string, string>>): string[] =>
  Object.entries(labels).flatMap(([field, label]) => ((faults as Record<string, unknown>)[field] ? [label] : []))
/** The items of the rows that begin so. */
const itemsOf = (html: string, mark: string): string =>
  [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)]
    .map(([, cell]) => cell!)
    .filter((cell) => cell.startsWith(mark))
    .join(' ')

test('what a person has to type to join, the consent calls required', () => {
  const wanted = demanded(joinFaults(NOTHING, 'personal'), JOIN_LABELS)
  expect(wanted).toEqual(Object.values(JOIN_LABELS))
  const text = inForce(termsTypeOf('personalInfo', 'personal'), DAYS[0]!)
  for (const label of wanted) {
    expect(itemsOf(text, '필수')).toContain(label)
    expect(itemsOf(text, '선택').split(/: |, /)).not.toContain(label)
  }
})
test.each(DAYS)('and the privacy paper of %s as well', (day) => {
  const [required, optional] = rowOf(paperOn(day), '회원가입')
  for (const label of demanded(joinFaults(NOTHING, 'personal'), JOIN_LABELS)) {
    expect(required).toContain(label)
    expect(optional!.split(', ')).not.toContain(label)
  }
})
test('what a business has to type to join, its consent calls required', () => {
  const nothing = { bizRegNum: '', startDt: '', owner: '', name: '', type: '', phoneNum: '' }
  const labels = { ...IDENTITY_LABELS, startDt: '개업일', ...DETAIL_LABELS }
  const wanted = [...demanded(businessFaults(nothing, new Date()), labels), ...demanded(joinFaults(NOTHING, 'business'), JOIN_LABELS)]
  expect(wanted).toHaveLength(10)
  const text = inForce(termsTypeOf('personalInfo', 'business'), DAYS[0]!)
  for (const label of wanted) {
    expect(itemsOf(text, '필수')).toContain(label)
    expect(itemsOf(text, '선택').split(/: |, /)).not.toContain(label)
  }
  for (const day of DAYS) for (const label of wanted) expect(rowOf(paperOn(day), '사업자 회원')[0]).toContain(label)
})
