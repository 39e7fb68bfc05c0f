import { judgeAnswers, type Verdict } from '@/schemas/rules/events/judge-answers'
import type { EventTerms } from '../domain/event-terms'
import type { Fails } from '@/services/kit/service'

type Judging = Fails<'required' | 'wrong' | 'noAnswer'>

/** Result '500' reports an incomplete order or incomplete cards; for a URL or a comment check-game.ts reports it (E-RES-500). */
const SAYS_REQUIRED = new Set(['stillCut', 'wordCardQuiz'])

/** Which answers are wrong; fails when an answer is missing, could not have been typed, or cannot be compared. */
export function judge(call: Judging, event: EventTerms, given: readonly string[]): { correctYn: 'Y' | 'N'; wrong: number[] } {
  const verdict = judgeAnswers(event, given)
  if (verdict.problem && verdict.problem !== 'wrong') throw answerRefusal(call, event, verdict)
  return { correctYn: verdict.problem ? 'N' : 'Y', wrong: verdict.wrong }
}

/** The same for a call that requires right answers (V-EVT-10). */
export function demandRight(call: Judging, event: EventTerms, given: readonly string[]): void {
  const verdict = judgeAnswers(event, given)
  if (verdict.problem) throw answerRefusal(call, event, verdict)
}

function answerRefusal(call: Judging, { template }: EventTerms, { problem, message }: Verdict) {
  if (problem === 'noAnswer') return call.fail('noAnswer')
  return call.fail(problem === 'required' && SAYS_REQUIRED.has(template) ? 'required' : 'wrong', { words: message })
}
