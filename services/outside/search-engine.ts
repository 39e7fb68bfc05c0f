// An engine beside the database that finds what a visitor may mean: the records whose marks (services/finding/marks-of-names.ts) fit a question.
// It knows no words and decides nothing: what it names is read again from the database, which also ranks it.
import type { PortResult } from './port-result'

/** What an engine stores of a record. */
export interface EngineDoc {
  /** Of letters, digits, "-" and "_". */
  key: string
  site: string
  kind: string
  id: string
  names: readonly string[]
  texts: readonly string[]
  /** The order among equals: what can be bought first, then the popular, then the new. */
  soldOut: number
  weight: number
  newness: number
}

export interface EngineQuery {
  site: string
  /** Marks with `&`, `|` and brackets, each in the letters of `engineMark`. */
  marks: string
  in: 'names' | 'texts'
  /** Of this kind alone. */
  kind?: string
  most: number
}

export interface EngineHits {
  /** The first in the order among equals; `rank` counts from 0. */
  hits: { kind: string; id: string; rank: number }[]
  /** Of how many; an estimate. */
  total: number
}

/** Everything answers by a value; nothing throws. */
export interface SearchEngine {
  /** Makes the index and says how it is searched. The same again changes nothing. */
  prepare(): Promise<PortResult<void>>
  /** Done when they can be found. */
  put(docs: readonly EngineDoc[]): Promise<PortResult<void>>
  drop(keys: readonly string[]): Promise<PortResult<void>>
  /** Takes all documents away. */
  clear(): Promise<PortResult<void>>
  /** @param patience milliseconds after which it gives up. */
  find(queries: readonly EngineQuery[], patience: number): Promise<PortResult<EngineHits[]>>
}
