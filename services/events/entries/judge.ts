import type { ErrorCard, Failing } from '@/schemas/api/base/contract'
import { judgeAnswers, type Verdict } from '@/schemas/rules/events/event-answers'
import type { EventTerms } from '../domain/event-terms'
import { fail } from '@/services/kit/service'

type Judging = Failing<{ required: ErrorCard; wrong: ErrorCard; noAnswer: ErrorCard }>

/** Result '500' says that an order or cards are not complete; of an address or a comment it says so elsewhere (E-RES-500). */
const SAYS_REQUIRED = new Set(['stillCut', 'wordCardQuiz'])

/** Which answers are wrong; whoever did not answer, or could not have, is refused. */
export function judge(contract: Judging, event: EventTerms, given: readonly string[]): { correctYn: 'Y' | 'N'; wrong: number[] } {
  const verdict = judgeAnswers(event, given)
  if (verdict.problem && verdict.problem !== 'wrong') throw answerRefusal(contract, event, verdict)
  return { correctYn: verdict.problem ? 'N' : 'Y', wrong: verdict.wrong }
}

/** The same, where only right answers go on (V-EVT-10). */
export function demandRight(contract: Judging, event: EventTerms, given: readonly string[]): void {
  const verdict = judgeAnswers(event, given)
  if (verdict.problem) throw answerRefusal(contract, event, verdict)
}

function answerRefusal(contract: Judging, { template }: EventTerms, { problem, message }: Verdict) {
  if (problem === 'noAnswer') return fail(contract, 'noAnswer')
  return fail(contract, problem === 'required' && SAYS_REQUIRED.has(template) ? 'required' : 'wrong', { words: message })
}
