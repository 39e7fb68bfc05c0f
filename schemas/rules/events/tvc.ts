// The boxes of a TV quiz, one initial consonant each, and the survey that follows a solved one. Whether the answer is right, the
// server says.
import { COMMENT_MIN, TVC_BOXES, type EventGame } from './event-game'

/** V-TVC-1, in the order of the alphabet: that of Unicode's conjoining initials too. */
export const CONSONANTS = [
  'ㄱ',
  'ㄲ',
  'ㄴ',
  'ㄷ',
  'ㄸ',
  'ㄹ',
  'ㅁ',
  'ㅂ',
  'ㅃ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅉ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
] as const
/** How each is called aloud. */
export const CONSONANT_NAMES = [
  '기역',
  '쌍기역',
  '니은',
  '디귿',
  '쌍디귿',
  '리을',
  '미음',
  '비읍',
  '쌍비읍',
  '시옷',
  '쌍시옷',
  '이응',
  '지읒',
  '쌍지읒',
  '치읓',
  '키읔',
  '티읕',
  '피읖',
  '히읗',
] as const

export const CONSONANT_ONLY = '초성만 입력할 수 있습니다.'
export const BOXES_WANTED = '초성 정답을 입력해 주세요.'
export const BOXES_UNFILLED = '초성을 모두 입력해 주세요.'
/** V-TVQ-2. */
export const BOXES_WRONG = '정답이 아닙니다. 영상을 다시 확인해 주세요.'

/** V-TVC-1. */
export const isConsonant = (text: string): boolean => (CONSONANTS as readonly string[]).includes(text)

/** Four empty ones. */
export const emptyBoxes = (): string[] => Array<string>(TVC_BOXES).fill('')

/** Conjoining initials, as some systems copy them: each is mapped to one of the 19. */
const FIRST_INITIAL = 0x1100
const CONJOINING = /[\u1100-\u1112]/g
/** Two consonants that an input method has joined because no vowel came between them: all there are. */
const JOINED: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

export interface Typed {
  boxes: string[]
  /** Box that has the focus then, from 0 (V-TVC-2). */
  focus: number
  /** Something was typed that no box takes (V-TVC-1). */
  isRefused: boolean
}

/**
 * The boxes after something was typed or pasted into one of them: its consonants fill that box and those after it, everything else is
 * refused, and a box that refuses the input preserves its content (V-TVC-1, V-TVC-2). An empty text empties it.
 * @param composed whether an input method wrote it: ㄱ and ㅅ arrive as ㄳ.
 */
export function typeInto(boxes: readonly string[], at: number, text: string, composed = false): Typed {
  if (text === '') return { boxes: boxes.with(at, ''), focus: at, isRefused: false }
  const plain = text.replace(CONJOINING, (sign) => CONSONANTS[sign.charCodeAt(0) - FIRST_INITIAL]!).replace(/\s/g, '')
  const signs = [...plain].flatMap((sign) => (composed ? [...(JOINED[sign] ?? sign)] : sign))
  const taken = signs.filter(isConsonant).slice(0, boxes.length - at)
  const typed = boxes.map((box, i) => taken[i - at] ?? box)
  return { boxes: typed, focus: Math.min(at + taken.length, boxes.length - 1), isRefused: signs.some((sign) => !isConsonant(sign)) }
}

/** The boxes after one backspace: the box itself is emptied, or the one before it if it is empty already. */
export function eraseFrom(boxes: readonly string[], at: number): Omit<Typed, 'isRefused'> {
  const emptied = boxes[at] === '' ? Math.max(at - 1, 0) : at
  return { boxes: boxes.with(emptied, ''), focus: emptied }
}

/** Box that is written into from outside of them: the first empty one, or the last. */
export function firstEmpty(boxes: readonly string[]): number {
  const empty = boxes.indexOf('')
  return empty < 0 ? boxes.length - 1 : empty
}

/** V-TVQ-1, V-TVC-3: only four filled boxes are compared. */
export function boxesFault(boxes: readonly string[]): string | undefined {
  const filled = boxes.filter(isConsonant).length
  if (filled === 0) return BOXES_WANTED
  return filled < TVC_BOXES ? BOXES_UNFILLED : undefined
}

export type PlanSurvey = NonNullable<EventGame['survey']>
/** What was answered after the boxes (TvQuizSurvey): `plan` is Y or N, `category` the values of products, never ALL. */
export interface SurveyAnswer {
  plan: string
  category: readonly string[]
  comment: string
}
export type SurveyFaults = Partial<Record<keyof SurveyAnswer, string>>

/** Which template asks what after the boxes (CX-31, S-TVC-1). */
export const surveyParts = (template: string): { survey: boolean; comment: boolean } => ({
  survey: template === 'tvc2' || template === 'tvc3',
  comment: template === 'tvc3',
})

/** V-TVQ-5: characters, spaces between them too. */
export const commentFault = (comment: string, least: number = COMMENT_MIN): string | undefined =>
  [...comment.trim()].length < least ? `댓글을 ${least}자 이상 입력해 주세요.` : undefined

/** V-TVQ-3, V-TVQ-4, and for tvc3 V-TVQ-5, each at its field; without a field nothing is wrong. */
export function surveyFaults(answer: SurveyAnswer, template: string, game: EventGame): SurveyFaults {
  const asked = surveyParts(template)
  const offered = productValues(game.survey?.products ?? [])
  const faults: SurveyFaults = {}
  if (asked.survey && answer.plan !== 'Y' && answer.plan !== 'N') faults.plan = '리모델링 계획 여부를 선택해 주세요.'
  // Where no product is offered, none can be chosen.
  if (asked.survey && answer.plan === 'Y' && offered.length > 0 && !answer.category.some((value) => offered.includes(value)))
    faults.category = '관심 제품을 1개 이상 선택해 주세요.'
  const comment = asked.comment ? commentFault(answer.comment, game.commentMin) : undefined
  if (comment) faults.comment = comment
  return faults
}

/** Value of the box for every product (V-TVQ-6). */
export const ALL = 'ALL'
type Product = PlanSurvey['products'][number]
const productValues = (products: readonly Product[]): string[] => products.map(({ value }) => value).filter((value) => value !== ALL)

/** The state of the box of all products: checked, mixed or empty (V-TVQ-6). */
export function allProducts(products: readonly Product[], chosen: readonly string[]): 'all' | 'some' | 'none' {
  const values = productValues(products)
  const ticked = values.filter((value) => chosen.includes(value)).length
  if (ticked === 0) return 'none'
  return ticked === values.length ? 'all' : 'some'
}

/** What is ticked after one box was pressed; ALL ticks every product, or none where all were (V-TVQ-6). */
export function toggleProduct(products: readonly Product[], chosen: readonly string[], value: string): string[] {
  const values = productValues(products)
  if (value === ALL) return allProducts(products, chosen) === 'all' ? [] : values
  return values.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)))
}

/** What an entry of a TV quiz sends beside its boxes: data02 the survey, data03 the comment. */
export function surveyData(answer: SurveyAnswer, template: string): { data02?: string; data03?: string } {
  const asked = surveyParts(template)
  const { plan } = answer
  // Who plans nothing is interested in nothing of it, whatever was ticked before.
  const category = plan === 'Y' ? answer.category : []
  return {
    ...(asked.survey && { data02: JSON.stringify({ plan, category }) }),
    ...(asked.comment && { data03: answer.comment.trim() }),
  }
}

/** What an entry sent, read back; whatever it is not, is not answered. */
export function readSurveyData(data02 = '', data03 = ''): SurveyAnswer {
  const answer = { plan: '', category: [] as string[], comment: data03 }
  try {
    const { plan, category } = Object(JSON.parse(data02)) as Record<string, unknown>
    if (typeof plan === 'string') answer.plan = plan
    if (Array.isArray(category)) answer.category = category.filter((value) => typeof value === 'string')
  } catch {
    // A survey that cannot be read has no answers, and the faults say so.
  }
  return answer
}
