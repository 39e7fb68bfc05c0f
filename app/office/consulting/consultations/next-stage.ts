import { MOVES, STAGES, type Stage } from '@/schemas/rules/consulting/stages'

/** The nearest stage that a request may move to in one direction of the columns; undefined where there is none. */
export function nextStage(from: Stage, by: 1 | -1): Stage | undefined {
  const at = STAGES.indexOf(from)
  const open = MOVES[from].map((stage) => STAGES.indexOf(stage)).filter((one) => (one - at) * by > 0)
  return open.length > 0 ? STAGES[by > 0 ? Math.min(...open) : Math.max(...open)] : undefined
}
