import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './fixtures'

/** What a journey costs most, and how a spec file asks for it. */
const CALLS = {
  pageLoads: /(?<!\b(?:window|caches))\.(?:goto|reload|open)\(/g,
  contexts: /\bnewContext\(|\banother\(|\bownContext: true/g,
  servers: /\b(?:startServer|ownSite|startSite)\(/g,
  axeRuns: /\b(?:barriers|violationsOn)\(/g,
} as const

export type JourneyCosts = Record<keyof typeof CALLS, number>

/**
 * Counts the costs that the journeys of each area ask for, as they are written: one inside a loop counts once, since the loops over
 * pages and blocks are bounded by what they loop over (`coveringVisits`, the registry of blocks).
 */
export function journeyCosts(): Record<string, JourneyCosts> {
  const areas = Map.groupBy(globSync('tests/journeys/*/*.spec.ts', { cwd: root }).sort(), (file) => dirname(file).split('/').at(-1)!)
  return Object.fromEntries([...areas].map(([area, files]) => [area, costsOf(files.map((file) => readFileSync(join(root, file), 'utf8')))]))
}

export function costsOf(texts: readonly string[]): JourneyCosts {
  const text = texts.join('\n')
  return Object.fromEntries(Object.entries(CALLS).map(([cost, call]) => [cost, [...text.matchAll(call)].length])) as JourneyCosts
}
