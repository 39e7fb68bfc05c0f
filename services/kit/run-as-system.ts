import { randomUUID } from 'node:crypto'
import { rightsOf } from '@/schemas/rules/base/rights'
import { logger } from '@/services/base/log'
import type { OpenDatabase } from '@/services/db/database'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import type { Ctx } from './service'
import { writeAudits, type AuditLine } from './write-audits'

/**
 * Work outside a call: what was scheduled, or what a call of `actor` began and did not wait for. As in the pipeline, its data, audit lines and cache tags are one transaction,
 * and its after-effects follow the commit.
 */
export async function runAsSystem<T>(
  open: OpenDatabase,
  { now, siteId, actor = 'system' }: { now: Date; siteId: string; actor?: string },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const requestId = randomUUID()
  const tags = new Set<string>()
  const effects: (() => Promise<void> | void)[] = []
  const lines: AuditLine[] = []
  let settle: () => void = () => undefined
  const result = await open.db.transaction(async (tx) => {
    const done = await work({
      db: tx,
      session: {},
      rights: rightsOf({ role: 'adm' }),
      now,
      siteId,
      requestId,
      log: logger(),
      touch: (...names) => names.forEach((tag) => tags.add(tag)),
      after: (effect) => void effects.push(effect),
      once: (_, work) => work(),
      audit: (action, target, detail, whose) =>
        void lines.push({ at: now, actor, action, target, detail: detail ?? null, requestId, whose }),
    })
    await writeAudits(tx, lines)
    settle = await bumpTagNumbers(tx, tags)
    return done
  })
  settle()
  for (const effect of effects)
    void Promise.resolve()
      .then(effect)
      .catch((error: unknown) => logger().error({ event: 'effect-failed', err: error }, 'an after-effect failed'))
  return result
}
