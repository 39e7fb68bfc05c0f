interface Call {
  name: string
  most: number
  span: number
  now: number
}
/** Callers that are counted at a time; the oldest is forgotten for a new one. */
const MOST = 20_000
const callers = new Map<string, { tries: number; since: number }>()

/** Counts a call in this process's memory. @returns the milliseconds to wait; 0 within the limit. */
export function waitInMemory({ name, most, span, now }: Call): number {
  let caller = callers.get(name)
  if (!caller || now >= caller.since + span || now < caller.since) {
    caller = { tries: 0, since: now }
    callers.delete(name)
    callers.set(name, caller)
    if (callers.size > MOST) callers.delete(callers.keys().next().value!)
  }
  caller.tries += 1
  return caller.tries <= most ? 0 : caller.since + span - now
}
