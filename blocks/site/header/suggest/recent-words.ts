// What was looked for in this browser. It stays in the browser.
import { storedState } from '@/lib/ui/stored-state'

const MOST = 8
const LONGEST = 100
const NONE: readonly string[] = []

export const recentWords = storedState<readonly string[]>('maru.searches', NONE, (kept) =>
  Array.isArray(kept)
    ? kept.filter((word): word is string => typeof word === 'string' && word !== '' && word.length <= LONGEST).slice(0, MOST)
    : NONE,
)

/** The last one first, each once. */
export function rememberWord(typed: string): void {
  const word = typed.trim().slice(0, LONGEST)
  if (word !== '') recentWords.set([word, ...recentWords.snapshot().filter((one) => one !== word)].slice(0, MOST))
}

export const forgetWord = (word: string): void => recentWords.set(recentWords.snapshot().filter((one) => one !== word))
export const forgetWords = (): void => recentWords.set([])
