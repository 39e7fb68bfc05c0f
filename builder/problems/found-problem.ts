import type { Problem } from '@/schemas/api/base/failure'

/** `error`: publishing refuses it. `warning`: a visitor will stumble over it. `info`: for information. */
export type Severity = 'error' | 'warning' | 'info'

export interface FoundProblem extends Problem {
  severity: Severity
  /** Pointer within the block (`/props/image/alt`), or within the page without a `blockId`. */
  field: string
  /** Further places of the same problem, each with its words. */
  others?: readonly { pointer: string; words: string }[]
}

/** Advice on one part; its pointer begins at the block. */
export interface Advice {
  severity: Severity
  field: string
  message: string
  keyword: string
  others?: readonly { field: string; words: string }[]
}
