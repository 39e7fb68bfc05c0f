import type { AnyContract } from '@/schemas/api/base/contract'

const lines = new Map<string, { working: number; waiting: (() => void)[] }>()

/** Runs the work when fewer than `atOnce` of the contract's calls are under way in this process; at once where it names no number. */
export async function inTurn<T>({ id, atOnce }: AnyContract, work: () => Promise<T>): Promise<T> {
  if (atOnce === undefined) return work()
  let line = lines.get(id)
  if (!line) lines.set(id, (line = { working: 0, waiting: [] }))
  const { waiting } = line
  if (line.working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else line.working++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else line.working--
  }
}
