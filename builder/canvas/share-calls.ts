import type { Caller } from '@/schemas/api/base/call'

/** Equal questions asked within this time get one answer: the blocks of a page ask at the same moment. */
const SHARED_FOR = 5_000

/** A caller that asks equal questions once. A failure is not shared with those who ask later. `forget` makes every question a new one. */
export function shareCalls(call: Caller, now: () => number): Caller & { forget: () => void } {
  const requests = new Map<string, { at: number; answer: Promise<unknown> }>()
  const shared = ((contract, input) => {
    const question = `${contract.id} ${JSON.stringify(input)}`
    const known = requests.get(question)
    if (known && now() - known.at < SHARED_FOR) return known.answer
    // One that gives up must not take the answer from the others: no signal is passed on.
    const answer = call(contract, input)
    const entry = { at: now(), answer }
    requests.set(question, entry)
    answer.catch(() => requests.get(question) === entry && requests.delete(question))
    return answer
  }) as Caller
  return Object.assign(shared, { forget: () => requests.clear() })
}
