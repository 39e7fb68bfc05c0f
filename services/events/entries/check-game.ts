// The template's own conditions of an entry, besides those of every event. The screens check the same before they send, but a call can
// come from anywhere (V-EVT-10, Q-078).
import type { URL_ERRORS } from '@/schemas/api/events/entries'
import { VOTE_WORDS, voteParts } from '@/schemas/rules/events/vote-record'
import { isPuzzle } from '@/schemas/rules/events/judge-answers'
import { shareUrlFault, URL_WANTED } from '@/schemas/rules/events/review-url'
import { readSurveyData, surveyData, surveyFaults, surveyParts } from '@/schemas/rules/events/tvc'
import type { EntryData } from '../domain/entry-row'
import type { EventTerms } from '../domain/event-terms'
import type { Fails } from '@/services/kit/service'
import { demandRight } from './judge'

/** The errors of the game calls. */
type GameFails = Fails<keyof typeof URL_ERRORS>

/** The input of the game calls. */
export interface Sent {
  answers?: string[] | undefined
  data01?: string | undefined
  data02?: string | undefined
  data03?: string | undefined
}

/** E-RES-500 of a TV quiz with a comment. */
const COMMENT_WANTED = '댓글을 입력해 주세요.'
/** Types of pages on which members submit the URL of their post. */
const SHARE_PAGES = new Set(['contentShare', 'movieShare', 'zinsquareBlog'])

const wantsUrl = ({ template, game, pageType }: EventTerms): boolean =>
  template === 'default' ? SHARE_PAGES.has(pageType) : game.shareUrl === true

/** The URL of an entry, if the event wants one. */
export const sentUrls = (event: EventTerms, { data03 = '' }: Sent): string[] => (wantsUrl(event) ? [data03] : [])

/** @returns the data to store. */
export function checkGame(call: GameFails, event: EventTerms, sent: Sent): EntryData {
  const answered = answersOf(sent)
  if (isPuzzle(event)) demandRight(call, event, answered)
  if (event.template === 'constructionCase') checkVote(call, event, sent)
  if (wantsUrl(event)) checkUrl(call, sent)
  return { ...sent, ...checkSurvey(call, event, sent), eventAnswer: sent.answers?.join() }
}

/** Callers that send only data01 join their answers there (content 4). */
const answersOf = ({ answers, data01 = '' }: Sent): string[] => answers ?? (data01 === '' ? [] : data01.split(','))

/** V-VOTE-1, V-VOTE-4; only the browser knows whether the case was viewed first (S-VOTE-1). */
function checkVote(call: GameFails, { game }: EventTerms, { data01 = '' }: Sent): void {
  const vote = voteParts(data01)
  if (!vote) throw call.fail('required', { words: VOTE_WORDS.reason })
  if (!game.cases?.some(({ no }) => no === vote.no)) throw call.fail('wrong', { words: VOTE_WORDS.unseen })
}

/** V-VQ-5. */
function checkUrl(call: GameFails, { data03 = '' }: Sent): void {
  const fault = shareUrlFault(data03)
  if (fault) throw call.fail(fault === URL_WANTED ? 'required' : 'url', { words: fault })
}

/** V-TVQ-3 to V-TVQ-5. */
function checkSurvey(call: GameFails, { template, game }: EventTerms, { data02, data03 }: Sent): EntryData {
  if (!surveyParts(template).survey) return {}
  const answer = readSurveyData(data02, data03)
  const { plan, category, comment } = surveyFaults(answer, template, game)
  const fault = plan ?? category
  if (fault) throw call.fail('wrong', { words: fault })
  if (comment)
    throw answer.comment.trim() === '' ? call.fail('required', { words: COMMENT_WANTED }) : call.fail('wrong', { words: comment })
  return surveyData(answer, template)
}
