// The parts of a game that each template reads, the required ones, and its solution. The staff's form renders the parts, publishing
// checks them; answers are compared elsewhere, on the server only.
import type { Problem } from '@/schemas/api/base/failure'
import { TVC_BOXES, type EventGame } from './event-game'
import type { EventTemplate } from './event-template'
import { CONSONANT_ONLY, CONSONANTS } from './tvc'

type Part = keyof EventGame

interface Parts {
  /** In the order in which the form asks for them. */
  parts: readonly Part[]
  /** Without these the game cannot be played. */
  needed: readonly Part[]
}
const NO_GAME: Parts = { parts: [], needed: [] }

export const GAME_PARTS: Record<EventTemplate, Parts> = {
  default: NO_GAME,
  join: NO_GAME,
  festa: NO_GAME,
  review: { parts: ['question'], needed: [] },
  quizChoice: { parts: ['question', 'choices', 'hintImage'], needed: ['question', 'choices'] },
  constructionCase: { parts: ['question', 'cases'], needed: ['cases'] },
  videoQuiz: { parts: ['question', 'videos', 'fields', 'shareUrl', 'hintImage'], needed: ['fields'] },
  videoPuzzleQuiz: { parts: ['question', 'videos', 'fields', 'shareUrl', 'hintImage'], needed: ['videos', 'fields'] },
  newQuiz: { parts: ['question', 'steps', 'hintImage'], needed: ['steps'] },
  tvc: { parts: ['question', 'videos', 'hintImage'], needed: [] },
  tvc2: { parts: ['question', 'videos', 'survey', 'hintImage'], needed: ['survey'] },
  tvc3: { parts: ['question', 'videos', 'survey', 'commentMin', 'hintImage'], needed: ['survey'] },
  stillCut: { parts: ['question', 'videos', 'pictures'], needed: ['pictures'] },
  wordCardQuiz: { parts: ['question', 'videos', 'cards', 'hintImage'], needed: ['cards'] },
}

/** The game without what belongs to other templates. */
export const gameOf = (template: EventTemplate, game: EventGame): EventGame =>
  Object.fromEntries(Object.entries(game).filter(([name]) => GAME_PARTS[template].parts.includes(name as Part)))

/** One place for an answer, in the order in which answers are stored. */
export interface AnswerSlot {
  label: string
  /** Undefined where it is written. */
  choices?: { value: string; label: string }[]
  /** What may be written, and how that is said. */
  pattern?: { test: RegExp; words: string }
  maxLength?: number
}

/** Places for the answers of a game. `list`: as many as staff choose, out of its `choices`. */
export interface AnswerForm {
  slots: AnswerSlot[]
  list?: { value: string; label: string }[]
}

const DIGITS = { test: /^\d+$/, words: '숫자만 입력할 수 있습니다.' }
const CONSONANT = { test: new RegExp(`^[${CONSONANTS.join('')}]$`), words: CONSONANT_ONLY }
const places = (count: number) => Array.from({ length: count }, (_, i) => ({ value: String(i + 1), label: `${i + 1}번째` }))

/** What has to be known to solve a game; undefined where nothing has. */
export function answerForm(template: EventTemplate, game: EventGame): AnswerForm | undefined {
  switch (template) {
    case 'quizChoice':
      return {
        slots: [
          { label: '정답 보기', choices: (game.choices ?? []).map((label, i) => ({ value: String(i + 1), label: `${i + 1}. ${label}` })) },
        ],
      }
    case 'videoQuiz':
    case 'videoPuzzleQuiz':
      return {
        slots: (game.fields ?? []).map(({ label, kind, maxLength }, i) => ({
          label: label || `${i + 1}번 문항`,
          ...(kind === 'number' ? { pattern: DIGITS } : {}),
          maxLength: maxLength ?? 100,
        })),
      }
    case 'newQuiz':
      return {
        slots: (game.steps ?? []).map(({ question, choices }, i) => ({
          label: `${i + 1}. ${question}`,
          choices: choices.map(({ value, label }) => ({ value, label: label || value })),
        })),
      }
    case 'tvc':
    case 'tvc2':
    case 'tvc3':
      return { slots: Array.from({ length: TVC_BOXES }, (_, i) => ({ label: `${i + 1}번째 초성`, pattern: CONSONANT, maxLength: 1 })) }
    case 'stillCut': {
      const pictures = game.pictures ?? []
      return { slots: pictures.map(({ alt }, i) => ({ label: alt || `장면 ${i + 1}`, choices: places(pictures.length) })) }
    }
    case 'wordCardQuiz':
      return { slots: [], list: [...new Set(game.cards ?? [])].map((card) => ({ value: card, label: card })) }
    default:
      return undefined
  }
}

/** What a game lacks before it may be played, each at its field. */
export function gameProblems(template: EventTemplate, game: EventGame, answers: readonly string[]): Problem[] {
  const missing = GAME_PARTS[template].needed
    .filter((part) => game[part] === undefined || game[part] === '')
    .map((part) => problem(`/game/${part}`, `${PART_WORDS[part] ?? '게임 내용'}을 입력해 주세요.`))
  const form = answerForm(template, game)
  return form ? [...missing, ...answerProblems(template, form, game, answers)] : missing
}

const PART_WORDS: Partial<Record<Part, string>> = {
  question: '문제 내용',
  choices: '보기 목록',
  cases: '후보 사례 목록',
  videos: '영상',
  fields: '답 칸 목록',
  steps: '문제 목록',
  pictures: '장면 목록',
  cards: '카드 목록',
  survey: '설문 내용',
}

function answerProblems(template: EventTemplate, form: AnswerForm, game: EventGame, answers: readonly string[]): Problem[] {
  if (form.list) return listProblems(form.list, game.cards ?? [], answers)
  const found = form.slots.flatMap((slot, i) => {
    const words = slotFault(slot, answers[i] ?? '') ?? limitFault(game, template, answers[i] ?? '', i)
    return words ? [problem(`/answers/${i}`, words)] : []
  })
  const isTwice = template === 'stillCut' && found.length === 0 && new Set(answers.slice(0, form.slots.length)).size < form.slots.length
  return isTwice ? [problem('/answers', '장면마다 다른 순서를 정해 주세요.')] : found
}

function slotFault({ choices, pattern, maxLength = 100 }: AnswerSlot, answer: string): string | undefined {
  if (answer.trim() === '') return '정답을 입력해 주세요.'
  if (choices && !choices.some(({ value }) => value === answer)) return '보기에 없는 정답입니다. 다시 골라 주세요.'
  if ([...answer].length > maxLength) return `정답은 ${maxLength}자까지 입력할 수 있습니다.`
  // Answers are joined by commas before they are compared (V-VQ-4).
  if (!choices && answer.includes(',')) return '정답에는 쉼표를 쓸 수 없습니다.'
  return pattern && !pattern.test.test(answer) ? pattern.words : undefined
}

/** An answer that its own field would refuse solves nothing (V-VQ-3). */
function limitFault(game: EventGame, template: EventTemplate, answer: string, i: number): string | undefined {
  const limit = template === 'videoQuiz' || template === 'videoPuzzleQuiz' ? game.fields?.[i]?.limit : undefined
  return limit !== undefined && Number(answer) > limit ? `${limit} 이하의 숫자를 입력해 주세요.` : undefined
}

function listProblems(choices: AnswerForm['list'] & object, cards: readonly string[], answers: readonly string[]): Problem[] {
  if (answers.length === 0) return [problem('/answers', '정답이 될 카드를 순서대로 골라 주세요.')]
  const left = [...cards]
  return answers.flatMap((answer, i) => {
    const at = left.indexOf(answer)
    if (at < 0) {
      const isKnown = choices.some(({ value }) => value === answer)
      return [problem(`/answers/${i}`, isKnown ? '같은 카드를 여러 번 골랐습니다.' : '카드에 없는 정답입니다. 다시 골라 주세요.')]
    }
    left.splice(at, 1)
    return []
  })
}

const problem = (pointer: string, message: string): Problem => ({ pointer, message, keyword: 'rule' })
