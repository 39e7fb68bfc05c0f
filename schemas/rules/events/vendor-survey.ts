// The research survey of business partners (SYS-37, content 4, 5): what it asks, when an answer lacks something, and how answers
// travel. The form and the service read the same list, so that nothing is stored that was not asked.

const NOT_ANSWERED = '모든 문항에 답변해 주세요.'
const NO_PRODUCTS = '사용 중인 제품을 1개 이상 선택해 주세요.'
const NO_BRANDS = '품목별로 사용 중인 브랜드를 모두 선택해 주세요.'
/** S-SURV-2, E-OK-3. */
export const SURVEY_DONE = '설문 참여가 완료되었습니다.'
/** `EVENT_TAB` of the events that partners research for: `group=research`. */
export const RESEARCH = 'research'

interface Option {
  value: string
  label: string
}

interface Question {
  label: string
  options: readonly Option[]
}

const YES_NO: readonly Option[] = [
  { value: 'Y', label: '예' },
  { value: 'N', label: '아니요' },
]

/** By code, in the order in which they are asked. MDRDO2 takes several. */
export const SURVEY_QUESTIONS = {
  MDRDO1: { label: '라움결 제품을 사용하고 계신가요?', options: YES_NO },
  MDRDO2: {
    label: '사용 중인 제품을 모두 골라 주세요.',
    options: [
      { value: 'window', label: '창호' },
      { value: 'kichin', label: '주방' },
      { value: 'floor', label: '바닥재' },
      { value: 'bathroom', label: '욕실' },
      { value: 'wall', label: '벽지' },
      { value: 'door', label: '도어' },
    ],
  },
  /** C-SALES. */
  FTRDO1: {
    label: '한 달 매출은 어느 정도인가요?',
    options: [
      { value: '1', label: '1억 원 미만' },
      { value: '2', label: '1억~2억 원' },
      { value: '3', label: '2억~3억 원' },
      { value: '4', label: '3억 원 초과' },
    ],
  },
  FTRDO2: { label: '본사와 직접 거래하기를 원하시나요?', options: YES_NO },
} as const satisfies Record<string, Question>
type QuestionCode = keyof typeof SURVEY_QUESTIONS

export const BRAND_QUESTION = '품목마다 주로 사용하는 브랜드를 골라 주세요.'
/** Chosen with a typed name. */
export const OTHER_BRAND = 'other'
const brand = (label: string, ...names: string[]): Question => ({
  label,
  options: [
    ...names.map((name, i) => ({ value: String(i + 1), label: name })),
    { value: OTHER_BRAND, label: '기타' },
    { value: 'none', label: '사용하지 않음' },
  ],
})
export const BRAND_SELECTS = {
  SLT01: brand('창호', '새론창호', '다올윈도우', '온누리창'),
  SLT02: brand('주방', '담은키친', '모아주방', '우드온'),
  SLT03: brand('바닥재', '솔마루', '너른바닥', '고운바닥'),
  SLT04: brand('욕실', '물빛바스', '정갈욕실', '하얀바스'),
  SLT05: brand('벽지', '결고운벽지', '도담벽지', '푸른벽지'),
  SLT06: brand('도어', '문나래', '이음도어', '나들문'),
} as const
export type BrandCode = keyof typeof BRAND_SELECTS
export const BRAND_CODES = Object.keys(BRAND_SELECTS) as BrandCode[]

/** Answers as they stand in the form; what was not answered is '' or absent. */
export interface SurveyAnswers {
  MDRDO1: string
  MDRDO2?: readonly string[]
  FTRDO1: string
  FTRDO2: string
  brand?: Partial<Record<BrandCode, string>>
  /** The name behind 기타. */
  other?: Partial<Record<BrandCode, string>>
}
export const NO_ANSWERS: SurveyAnswers = { MDRDO1: '', FTRDO1: '', FTRDO2: '' }
/** Maximum length of a brand outside the list. */
export const LONGEST_BRAND = 40

/** S-SURV-1: a user of our products is not asked for other brands, and vice versa. The answers to the removed question are removed. */
export function withUse(answers: SurveyAnswers, use: string): SurveyAnswers {
  const { MDRDO2, brand: chosen, other, ...rest } = answers
  if (use === 'Y') return { ...rest, MDRDO1: use, ...(MDRDO2 ? { MDRDO2 } : {}) }
  return { ...rest, MDRDO1: use, ...(chosen ? { brand: chosen } : {}), ...(other ? { other } : {}) }
}

type SurveyFaults = Partial<Record<QuestionCode | 'brand', string>>

/**
 * What is wrong, by question (V-SURV-1 to V-SURV-3).
 * @param brandWords the event's own words for a missing brand (K-EVT-MSG `brand`).
 */
export function surveyFaults({ MDRDO1, MDRDO2 = [], FTRDO1, FTRDO2, brand: chosen = {} }: SurveyAnswers, brandWords = ''): SurveyFaults {
  const faults: SurveyFaults = {}
  if (!knows('MDRDO1', MDRDO1)) faults.MDRDO1 = NOT_ANSWERED
  if (MDRDO1 === 'Y' && (MDRDO2.length === 0 || !MDRDO2.every((value) => knows('MDRDO2', value)))) faults.MDRDO2 = NO_PRODUCTS
  if (MDRDO1 === 'N' && !BRAND_CODES.every((code) => brandOption(code, chosen[code]))) faults.brand = brandWords || NO_BRANDS
  if (!knows('FTRDO1', FTRDO1)) faults.FTRDO1 = NOT_ANSWERED
  if (!knows('FTRDO2', FTRDO2)) faults.FTRDO2 = NOT_ANSWERED
  return faults
}

const knows = (code: QuestionCode, value: string): boolean => optionOf(SURVEY_QUESTIONS[code], value) !== undefined
const optionOf = ({ options }: Question, value: string | undefined): Option | undefined => options.find((option) => option.value === value)
const brandOption = (code: BrandCode, value: string | undefined): Option | undefined => optionOf(BRAND_SELECTS[code], value)

/** One answer of `checkList`; several values stand in `items`. */
interface CheckAnswer {
  title: QuestionCode
  label: string
  value: string
  items: Option[]
}
/** One answer of `brand`: `text` is the brand's name. */
interface BrandAnswer {
  title: BrandCode
  label: string
  text: string
  value: string
}

/** Answers as they are sent and stored (VendorSurveyAnswers): data01 is the checkList, data02 the brands (S-SURV-2). */
export function surveyData(answers: SurveyAnswers): { data01: string; data02: string } {
  const asked = withUse(answers, answers.MDRDO1)
  const checkList = (Object.keys(SURVEY_QUESTIONS) as QuestionCode[]).flatMap((code): CheckAnswer[] => {
    const values = [asked[code] ?? []].flat()
    const items = values.flatMap((value) => optionOf(SURVEY_QUESTIONS[code], value) ?? [])
    return items.length === 0
      ? []
      : [{ title: code, label: SURVEY_QUESTIONS[code].label, value: items.map(({ value }) => value).join(','), items }]
  })
  const items = BRAND_CODES.flatMap((code): BrandAnswer[] => {
    const option = brandOption(code, asked.brand?.[code])
    if (!option) return []
    const own = option.value === OTHER_BRAND ? [...(asked.other?.[code]?.trim() ?? '')].slice(0, LONGEST_BRAND).join('') : ''
    return [{ title: code, label: BRAND_SELECTS[code].label, text: own || option.label, value: option.value }]
  })
  return { data01: JSON.stringify(checkList), data02: JSON.stringify({ title: BRAND_QUESTION, items }) }
}

/** The answers in what was sent; unknown questions and choices are left out. Undefined where it cannot be read as answers. */
export function readSurvey(data01: string, data02: string): SurveyAnswers | undefined {
  const checked = listIn(data01)
  const branded = listIn(data02)
  if (!checked || !branded) return undefined
  const valueOf = (code: string): string => textOf(checked.find(({ title }) => title === code)?.['value'])
  const products = valueOf('MDRDO2').split(',').filter(Boolean)
  const chosen: SurveyAnswers['brand'] = {}
  const other: SurveyAnswers['other'] = {}
  for (const code of BRAND_CODES) {
    const answer = branded.find(({ title }) => title === code)
    if (!answer) continue
    chosen[code] = textOf(answer['value'])
    if (chosen[code] === OTHER_BRAND) other[code] = textOf(answer['text'])
  }
  const answers = {
    MDRDO1: valueOf('MDRDO1'),
    MDRDO2: products,
    FTRDO1: valueOf('FTRDO1'),
    FTRDO2: valueOf('FTRDO2'),
    brand: chosen,
    other,
  }
  return withUse(answers, answers.MDRDO1)
}

/** A list, or the `items` of an object, of objects. */
function listIn(json: string): Record<string, unknown>[] | undefined {
  try {
    const value = JSON.parse(json) as unknown
    const list = Array.isArray(value) ? value : (value as { items?: unknown } | null)?.items
    return Array.isArray(list)
      ? list.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
      : undefined
  } catch {
    return undefined
  }
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the service says to a survey that lacks something; the first that is wrong, in the order of the questions. */
export function vendorSurveyFault(data01: string, data02: string, brandWords = ''): string | undefined {
  const answers = readSurvey(data01, data02)
  if (!answers) return NOT_ANSWERED
  const faults = surveyFaults(answers, brandWords)
  return faults.MDRDO1 ?? faults.MDRDO2 ?? faults.brand ?? faults.FTRDO1 ?? faults.FTRDO2
}
