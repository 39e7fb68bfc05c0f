import { storedState } from '@/lib/ui/stored-state'

/** Answers of a test that is not finished, by the number of their question; choices count from 1. They survive a reload and a login. */
export type GivenAnswers = Readonly<Record<string, number>>

export const givenAnswers = storedState<GivenAnswers>('maru.level-test', {}, (kept) =>
  kept && typeof kept === 'object'
    ? Object.fromEntries(Object.entries(kept).filter(([, choice]) => Number.isInteger(choice) && (choice as number) > 0))
    : {},
)
