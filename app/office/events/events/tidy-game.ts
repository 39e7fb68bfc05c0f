// Fills in the values that identify the choices of a game. Staff need not invent them: the form hides them, and a new line, or a copy of
// one, gets the first free value.
import type { EventGame } from '@/schemas/rules/events/event-game'

export function tidyGame(game: EventGame): EventGame {
  const { steps, cases, survey } = game
  return {
    ...game,
    ...(steps ? { steps: steps.map((step) => ({ ...step, choices: withValues(step.choices ?? [], String) })) } : {}),
    ...(survey ? { survey: { ...survey, products: withValues(survey.products ?? [], (n) => `item${n}`) } } : {}),
    ...(cases ? { cases: numbered(cases) } : {}),
  }
}

function withValues<T extends { value: string }>(list: readonly T[], nameOf: (n: number) => string): T[] {
  const taken = new Set(list.map(({ value }) => value))
  const seen = new Set<string>()
  return list.map((one) => {
    const value = one.value && !seen.has(one.value) ? one.value : free(taken, nameOf)
    seen.add(value)
    return value === one.value ? one : { ...one, value }
  })
}

function numbered<T extends { no: number }>(list: readonly T[]): T[] {
  const taken = new Set(list.map(({ no }) => String(no)))
  const seen = new Set<number>()
  return list.map((one) => {
    const no = one.no && !seen.has(one.no) ? one.no : Number(free(taken, String))
    seen.add(no)
    return no === one.no ? one : { ...one, no }
  })
}

function free(taken: Set<string>, nameOf: (n: number) => string): string {
  for (let n = 1; ; n++) {
    const name = nameOf(n)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
