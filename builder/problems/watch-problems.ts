// Finds the problems of the page again after each pause in typing. One list feeds three places: the count in the top bar, the badge on a
// line of the tree, and the message at the field.
import { createStore, type StoreApi } from 'zustand/vanilla'
import { findProblems, type FindOptions } from './find-problems'
import type { FoundProblem } from './found-problem'
import type { Editor } from '../state/editor'

export interface ProblemCount {
  errors: number
  warnings: number
}
export interface ProblemState {
  problems: readonly FoundProblem[]
  total: ProblemCount
  byBlock: ReadonlyMap<string, ProblemCount>
}
export interface ProblemWatch {
  store: StoreApi<ProblemState>
  /** Sets routes and colours when they are loaded. */
  learn: (options: FindOptions) => void
  /** @returns a function that stops watching. */
  start: () => () => void
}

export const NO_PROBLEMS: ProblemCount = { errors: 0, warnings: 0 }
/** How long changes must pause before the page is checked, in milliseconds. */
const PAUSE = 250

export function watchProblems(editor: Editor): ProblemWatch {
  const store = createStore<ProblemState>(() => ({ problems: [], total: NO_PROBLEMS, byBlock: new Map() }))
  let options: FindOptions = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false

  function find(): void {
    const problems = findProblems(editor.tree, options)
    store.setState(countProblems(problems, store.getState()))
  }
  function findSoon(): void {
    clearTimeout(timer)
    if (isRunning) timer = setTimeout(find, PAUSE)
  }
  return {
    store,
    learn: (more) => {
      options = { ...options, ...more }
      findSoon()
    },
    start: () => {
      isRunning = true
      find()
      const stop = editor.subscribe(findSoon)
      return () => {
        isRunning = false
        clearTimeout(timer)
        stop()
      }
    },
  }
}

/** Unchanged counts stay the same objects, so that a line of the tree renders only when its own count changed. */
export function countProblems(problems: readonly FoundProblem[], before?: ProblemState): ProblemState {
  const byBlock = new Map<string, ProblemCount>()
  let total = NO_PROBLEMS
  for (const { severity, blockId } of problems) {
    if (severity === 'info') continue
    const more = (count: ProblemCount): ProblemCount =>
      severity === 'error' ? { ...count, errors: count.errors + 1 } : { ...count, warnings: count.warnings + 1 }
    total = more(total)
    if (blockId !== undefined) byBlock.set(blockId, more(byBlock.get(blockId) ?? NO_PROBLEMS))
  }
  for (const [id, count] of byBlock) {
    const old = before?.byBlock.get(id)
    if (old && isSame(old, count)) byBlock.set(id, old)
  }
  return { problems, total: before && isSame(before.total, total) ? before.total : total, byBlock }
}

const isSame = (a: ProblemCount, b: ProblemCount): boolean => a.errors === b.errors && a.warnings === b.warnings
