import type { Caller } from '@/schemas/api/base/call'

/** Equal calls within this time share one answer: the blocks of a page call at the same moment. */
const SHARED_FOR = 5_000

/** A caller that sends equal calls once. A failed answer is not shared with later calls. `forget` clears all shared answers. */
export function shareCalls(call: Caller, now: () => number): Caller & { forget: () => void } {
  const requests = new Map<string, { at: number; answer: Promise<unknown> }>()
  const shared = ((contract, input) => {
    const question = `${contract.id} ${JSON.stringify(input)}`
    const known = requests.get(question)
    if (known && now() - known.at < SHARED_FOR) return known.answer
    // No signal is passed on, so that one caller's abort does not cancel the shared answer.
    const answer = call(contract, input)
    const entry = { at: now(), answer }
    requests.set(question, entry)
    answer.catch(() => requests.get(question) === entry && requests.delete(question))
    return answer
  }) as Caller
  return Object.assign(shared, { forget: () => requests.clear() })
}
