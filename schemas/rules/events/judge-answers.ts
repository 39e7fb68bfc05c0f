// Whether the answers of a game are right. Only services ask: what is right never leaves the server. What may be typed at
// all is the business of each game's own rules; they are asked here again, because a call can say anything.
import { CHOICE_QUIZ_WANTED, CHOICE_QUIZ_WRONG } from './choice-quiz'
import type { EventGame } from './event-game'
import type { EventTemplate } from './event-template'
import { NEW_QUIZ_WRONG } from './new-quiz'
import { stillCutProblem, STILL_CUT_WORDS } from './still-cut'
import { BOXES_WANTED, BOXES_WRONG, boxesFault, CONSONANT_ONLY, emptyBoxes, typeInto } from './tvc'
import { ANSWER_WANTED, answersFault, keptAnswer, type AnswerField } from './video-quiz'
import { wordCardsProblem, WORD_CARD_WORDS } from './word-cards'

/** A game with what solves it. */
export interface Puzzle {
  template: EventTemplate
  game: EventGame
  /** In the order of the fields; empty where staff have not set them. */
  answers: readonly string[]
}

/** Nothing is said of a right answer. */
export interface Verdict {
  /**
   * `required`: not all of it was answered. `invalid`: the form could not have sent that. `noAnswer`: there is nothing to compare with.
   */
  problem?: 'required' | 'invalid' | 'wrong' | 'noAnswer'
  message: string
  /** Places from 0 that are not right. Games that are compared as a whole name all of them, so that a member cannot try box by box. */
  wrong: number[]
}

const RIGHT: Verdict = { message: '', wrong: [] }
/** V-VQ-4, E-EVT-3. */
export const WRONG_ANSWER = '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.'
/** V-CQ-1, where nothing else is set. */
const FIRST_CHOICE = '1'

/** The same letters, whichever way a system writes them, and without spaces (V-VQ-4). */
const squeezed = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
const isSame = (one: readonly string[], other: readonly string[]): boolean => squeezed(one.join()) === squeezed(other.join())
const allOf = (list: readonly unknown[]): number[] => list.map((_, at) => at)
const refused = (problem: Verdict['problem'] & string, message: string, wrong: number[] = []): Verdict => ({ problem, message, wrong })
const noAnswer = (): Verdict => refused('noAnswer', WORD_CARD_WORDS.noAnswer)

/** Whether a template is solved before it is entered. */
export const isPuzzle = ({ template, answers }: Pick<Puzzle, 'template' | 'answers'>): boolean => template in JUDGES || answers.length > 0

/** What is to be said of answers, in the order of the fields. */
export function judgeAnswers(puzzle: Puzzle, given: readonly string[]): Verdict {
  return (JUDGES[puzzle.template] ?? judgeText)(puzzle, given)
}

type Judge = (puzzle: Puzzle, given: readonly string[]) => Verdict

/** V-CQ-1, S-CQ-1. */
const judgeChoice: Judge = ({ answers }, [chosen = '']) => {
  if (squeezed(chosen) === '') return refused('required', CHOICE_QUIZ_WANTED)
  return squeezed(chosen) === squeezed(answers[0] ?? FIRST_CHOICE) ? RIGHT : refused('wrong', CHOICE_QUIZ_WRONG, [0])
}

/** V-VQ-1 to V-VQ-4; which fields are wrong is said, because only those are emptied (S-VQ-1). */
const judgeFields: Judge = ({ game, answers }, given) => {
  const fields = game.fields ?? answers.map((): AnswerField => ({ label: '', kind: 'text' }))
  const kept = fields.map((field, at) => keptAnswer(field, given[at] ?? ''))
  const fault = answersFault(fields, kept)
  if (fault) return refused(fault.message === ANSWER_WANTED ? 'required' : 'invalid', fault.message)
  if (answers.length === 0) return noAnswer()
  if (isSame(kept, answers)) return RIGHT
  const wrong = allOf(fields).filter((at) => squeezed(kept[at]!) !== squeezed(answers[at] ?? ''))
  return refused('wrong', WRONG_ANSWER, wrong)
}

/** V-NQ-1: a step without an answer is a wrong one. */
const judgeSteps: Judge = ({ answers }, given) => {
  if (answers.length === 0) return noAnswer()
  const wrong = allOf(answers).filter((at) => squeezed(given[at] ?? '') !== squeezed(answers[at]!))
  return wrong.length === 0 ? RIGHT : refused('wrong', NEW_QUIZ_WRONG.replace('{n}', String(wrong[0]! + 1)), wrong)
}

/** V-TVC-1, V-TVC-3, V-TVQ-1, V-TVQ-2: four boxes are one answer. */
const judgeBoxes: Judge = ({ answers }, given) => {
  const boxesOf = (texts: readonly string[]) => typeInto(emptyBoxes(), 0, texts.join(''))
  const { boxes, isRefused } = boxesOf(given)
  if (isRefused) return refused('invalid', CONSONANT_ONLY)
  const fault = boxesFault(boxes)
  if (fault) return refused('required', given.every((box) => box.trim() === '') ? BOXES_WANTED : fault)
  if (answers.length === 0) return noAnswer()
  const signs = given.join('').replace(/\s/g, '')
  return [...signs].length === boxes.length && isSame(boxes, boxesOf(answers).boxes) ? RIGHT : refused('wrong', BOXES_WRONG, allOf(boxes))
}

/** V-SC-1 to V-SC-3. */
const judgeOrder: Judge = ({ game, answers }, given) => {
  const count = game.pictures?.length ?? answers.length
  const values = Array.from({ length: Math.max(count, given.length) }, (_, at) => given[at] ?? '')
  const fault = stillCutProblem(values)
  if (fault) return refused(fault.problem === 'empty' ? 'required' : 'invalid', STILL_CUT_WORDS[fault.problem])
  if (answers.length === 0) return noAnswer()
  return isSame(values, answers) ? RIGHT : refused('wrong', STILL_CUT_WORDS.wrong, allOf(values))
}

/** V-WC-1 to V-WC-3. */
const judgeCards: Judge = ({ answers }, given) => {
  const chosen = given.filter((card) => card.trim() !== '')
  const problem = wordCardsProblem(chosen, answers.length)
  if (problem) return refused(problem === 'short' ? 'required' : 'noAnswer', WORD_CARD_WORDS[problem])
  return isSame(chosen, answers) ? RIGHT : refused('wrong', WORD_CARD_WORDS.wrong, allOf(answers))
}

/** A simple quiz without a game of its own. */
const judgeText: Judge = ({ answers }, given) => {
  if (answers.length === 0) return noAnswer()
  if (given.every((text) => squeezed(text) === '')) return refused('required', ANSWER_WANTED)
  return isSame(given, answers) ? RIGHT : refused('wrong', WRONG_ANSWER, allOf(given))
}

const JUDGES: Partial<Record<EventTemplate, Judge>> = {
  quizChoice: judgeChoice,
  videoQuiz: judgeFields,
  videoPuzzleQuiz: judgeFields,
  newQuiz: judgeSteps,
  tvc: judgeBoxes,
  tvc2: judgeBoxes,
  tvc3: judgeBoxes,
  stillCut: judgeOrder,
  wordCardQuiz: judgeCards,
}
