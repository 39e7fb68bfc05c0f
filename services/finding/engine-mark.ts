import { createHash } from 'node:crypto'

const LETTERS = 'abcdefghijklmnop'

/**
 * A mark in the letters of an engine, which may know no signs, no capitals and no Korean: a number of 48 bits. Two marks that share one only name
 * a record too many, which the names then refuse.
 */
export function engineMark(mark: string): string {
  const bytes = createHash('sha256').update(mark).digest().subarray(0, 6)
  return [...bytes].map((byte) => LETTERS[byte >>> 4]! + LETTERS[byte & 15]!).join('')
}

/** A query of marks (services/site/domain/search/names-query.ts) in those letters. */
export const engineQuery = (query: string): string =>
  query.replace(/'((?:[^'\\]|''|\\.)*)'/g, (_, mark: string) =>
    engineMark(mark.replace(/''|\\(.)/g, (pair, one: string) => one ?? pair[0]!)),
  )
