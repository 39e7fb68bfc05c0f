// Cache tags of what changes with every press, such as the number of scraps: a cached page must not be rendered anew for each. They are
// collected, and raised together at a calm pace: a page is at most that much behind, and renders at most that often, however many press.
import { currentDatabase } from '@/services/db/current-database'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { logger } from '@/services/base/log'

const MINUTE = 60_000
/** A page about one record follows within a minute, a list ordered by popularity within ten. */
export const CALM_PACE = { page: MINUTE, list: 10 * MINUTE } as const
type Pace = keyof typeof CALM_PACE

interface Waiting {
  tags: Set<string>
  timer?: NodeJS.Timeout | undefined
}
const key = Symbol.for('maru.calm-tags')
const waiting = ((globalThis as Record<symbol, unknown>)[key] ??= { page: { tags: new Set() }, list: { tags: new Set() } }) as Record<
  Pace,
  Waiting
>

/** Raises these cache tags with the next that are due at this pace, in a transaction of their own. */
export function raiseCalmly(pace: Pace, tags: Iterable<string>): void {
  const due = waiting[pace]
  for (const tag of tags) due.tags.add(tag)
  if (due.tags.size > 0) due.timer ??= setTimeout(() => void raiseDue(pace), CALM_PACE[pace]).unref()
}

async function raiseDue(pace: Pace): Promise<void> {
  const due = waiting[pace]
  clearTimeout(due.timer)
  due.timer = undefined
  const tags = [...due.tags]
  due.tags.clear()
  if (tags.length === 0) return
  try {
    const settle = await currentDatabase().db.transaction((tx) => bumpTagNumbers(tx, tags))
    settle()
  } catch (error) {
    logger().warn({ err: error, tags: tags.length }, 'counts of cached pages are not up to date yet')
    raiseCalmly(pace, tags)
  }
}

/** Raises at once what still waits: the process ends. */
export async function settleCalmTags(): Promise<void> {
  await Promise.all([raiseDue('page'), raiseDue('list')])
}
