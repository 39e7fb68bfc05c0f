// An event as staff write it: the record, its game, its texts and its solution. One schema renders the form, validates a save and
// publishing; a draft may be incomplete.
import { Type, type Static } from 'typebox'
import type { Problem } from '@/schemas/api/base/failure'
import { urlsIn, urlFault } from '@/schemas/page/urls'
import { RICH_TEXT_MAX } from '@/schemas/page/rich-texts'
import { errorsOf } from '@/schemas/page/validator'
import { fieldMessage, pointerOf } from '@/schemas/words/messages'
import { EVENT_MESSAGES, EventGame, type EventMessage } from './event-game'
import { EVENT_TEMPLATES, templateOf, type EventTemplate } from './event-template'
import { gameProblems } from './game-parts'

/** What staff call a template. */
export const TEMPLATE_WORDS: Record<EventTemplate, string> = {
  default: '기본',
  join: '회원 가입',
  quizChoice: '객관식 퀴즈',
  constructionCase: '시공사례 투표',
  videoQuiz: '영상 퀴즈',
  videoPuzzleQuiz: '영상 퍼즐 퀴즈',
  review: '후기',
  newQuiz: '단계별 퀴즈',
  tvc: '초성 퀴즈',
  tvc2: '초성 퀴즈와 설문',
  tvc3: '초성 퀴즈, 설문, 댓글',
  stillCut: '장면 순서 맞추기',
  wordCardQuiz: '낱말 카드',
  festa: '페스타',
}
export const FORM_TEMPLATES: readonly EventTemplate[] = ['default', ...EVENT_TEMPLATES]

const MESSAGE_WORDS: Record<EventMessage, string> = {
  correct: '정답일 때',
  incorrect: '오답일 때',
  invalid: '틀린 문제를 알릴 때',
  fail: '다시 도전하라고 할 때',
  success: '응모를 마쳤을 때',
  end: '기간이 끝났을 때',
  reset: '처음부터 다시 할 때',
  required: '빠진 항목이 있을 때',
  brand: '제품명을 모를 때',
}

const choice = <const T extends Record<string, string>>(
  title: string,
  words: T,
  more: { default?: keyof T & string; description?: string; when?: object } = {},
) =>
  Type.Unsafe<keyof T & string>({
    title,
    anyOf: Object.entries(words).map(([value, label]) => ({ const: value, title: label })),
    widget: 'select',
    ...more,
  })
const yesNo = (title: string, yes: string, no: string, more: { description?: string; when?: object } = {}) =>
  choice(title, { Y: yes, N: no }, more)
const moment = (title: string, description?: string) =>
  Type.String({ title, format: 'date-time', widget: 'moment', ...(description ? { description } : {}) })
const banner = (title: string) => Type.String({ title, minLength: 1, maxLength: 500, widget: 'image' })

const messages = Object.fromEntries(
  EVENT_MESSAGES.map((name) => [name, Type.Optional(Type.String({ title: MESSAGE_WORDS[name], maxLength: 200 }))]),
) as Record<EventMessage, ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>>

/** Fields of V-EVT-1 to V-EVT-8, K-EVT-MSG and of the games (content 2 to 5), in the order of the form. */
export const EventForm = Type.Object(
  {
    eventName: Type.String({ title: '이벤트 이름', minLength: 1, maxLength: 100, pattern: '\\S' }),
    summary: Type.String({ title: '한 줄 소개', description: '목록과 공유한 링크에 보입니다.', maxLength: 300, default: '' }),
    eventType: choice('템플릿', TEMPLATE_WORDS, { description: '참여하는 방법을 정합니다.' }),
    pageType: Type.String({
      title: '화면 종류',
      description: '정해진 화면이 있는 이벤트만 적습니다. 예: survey, mbti',
      maxLength: 30,
      pattern: '^[A-Za-z0-9]*$',
      default: '',
    }),
    eventTab: choice('구분', { '': '일반', collabo: '협업', research: '거래처 설문' }, { default: '' }),
    eventLink: Type.String({
      title: '참여하는 곳',
      description: '다른 화면에서 참여하는 이벤트만 그 주소를 적습니다.',
      maxLength: 500,
      widget: 'link',
      default: '',
    }),
    openStrDate: moment('시작'),
    openEndDate: moment('끝'),
    winnerDate: Type.Optional(moment('당첨자 발표', '정하지 않으면 보이지 않습니다.')),
    applyBtnYn: yesNo('응모하기 단추', '보임', '감춤'),
    applyLimitType: choice('참여 횟수', { '3': '한 번만', '2': '하루 한 번', '1': '제한 없음' }),
    places: Type.Optional(
      Type.Integer({ title: '선착순 자리', description: '비우면 자리를 세지 않습니다.', minimum: 1, maximum: 1_000_000 }),
    ),
    marketingRequiredYn: yesNo('마케팅 수신 동의', '필요', '필요 없음'),
    accountLinkYn: yesNo('동의하지 않은 회원', '동의 화면으로', '안내만', {
      description: '마케팅 수신에 동의하지 않은 회원을 어떻게 안내할지 정합니다.',
      when: { field: 'marketingRequiredYn', is: ['Y'] },
    }),
    checkDt: Type.String({
      title: '가입 기준일',
      description: '이날보다 먼저 가입한 회원은 참여할 수 없습니다. 비우면 모두 참여합니다.',
      pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
      widget: 'day',
      default: '',
    }),
    imgBannerPc: banner('배너 그림(PC)'),
    imgBannerMo: banner('배너 그림(모바일)'),
    imgBannerAlt: Type.String({ title: '배너 대체 텍스트', minLength: 1, maxLength: 300 }),
    contentPc: Type.String({ title: '본문', maxLength: RICH_TEXT_MAX, widget: 'html', default: '' }),
    game: EventGame,
    messages: Type.Object(messages, { title: '안내 문구', additionalProperties: false }),
    answers: Type.Array(Type.String({ title: '정답', maxLength: 200 }), { title: '정답', maxItems: 24 }),
  },
  { additionalProperties: false },
)
export type EventForm = Static<typeof EventForm>

/** What a draft may still lack. */
const UNFINISHED = new Set(['minLength', 'minItems', 'pattern'])
/** Without these it is no event: it could be neither listed nor found. */
const ALWAYS = /^\/(eventName|eventType|openStrDate|openEndDate)$/

/** @param isStrict true for what visitors may see, false for a draft. */
export function eventFormProblems(form: EventForm, { isStrict }: { isStrict: boolean }): Problem[] {
  const errors = errorsOf(EventForm, form).filter(
    (error) => isStrict || !UNFINISHED.has(error.keyword) || ALWAYS.test(error.instancePath) || !isBlank(form, error.instancePath),
  )
  const seen = new Set<string>()
  const problems = errors.flatMap((error): Problem[] => {
    const pointer = pointerOf(error)
    if (seen.has(pointer)) return []
    seen.add(pointer)
    const keyword = isBlank(form, pointer) && UNFINISHED.has(error.keyword) && error.keyword !== 'minItems' ? 'required' : error.keyword
    return [{ pointer, keyword, message: fieldMessage(keyword, titleAt(pointer), error.params as Record<string, unknown>, 'document') }]
  })
  for (const address of urlsIn(EventForm, form)) {
    const message = urlFault(address, { strict: isStrict })
    if (message) problems.push({ pointer: address.pointer, message, keyword: 'address' })
  }
  if (problems.length > 0) return problems
  if (Date.parse(form.openEndDate) <= Date.parse(form.openStrDate))
    problems.push({ pointer: '/openEndDate', message: '끝나는 때는 시작하는 때보다 늦어야 합니다.', keyword: 'rule' })
  return isStrict ? [...problems, ...gameProblems(templateOf(form.eventType), form.game, form.answers)] : problems
}

/** Nothing was written there yet: empty text, or a list that is still too short. */
function isBlank(form: unknown, pointer: string): boolean {
  const value = walk(form, pointer)
  return Array.isArray(value) || (typeof value === 'string' && value.trim() === '')
}

const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1)
const walk = (root: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    root,
  )

interface Titled {
  title?: string
  properties?: Record<string, Titled>
  items?: Titled
}
function titleAt(pointer: string): string {
  let title = '항목'
  let at: Titled | undefined = EventForm as unknown as Titled
  for (const step of stepsOf(pointer)) {
    at = at?.properties?.[step] ?? at?.items
    title = at?.title ?? title
  }
  return title
}
