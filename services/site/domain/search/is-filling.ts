// Whether what the search reads is there. A small site is filled by its first question; a large one by a job, and says so until then.
import { setTimeout as sleep } from 'node:timers/promises'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { currentDatabase } from '@/services/db/current-database'
import { fillKind, waitingKinds } from '@/services/finding/fill-kinds'
import { KINDS_TAG } from '@/services/finding/follow-changes'

/** Records of a kind that a question waits for. */
const AT_ONCE = 1_500

/** How long a question waits; the filling goes on without it. */
const PATIENCE = 2_500

/** Whether not all records can be found yet. */
export async function isFilling(siteId: string): Promise<boolean> {
  const waiting = kindsNotReady(siteId).then((kinds) => kinds.length > 0)
  const patience = new AbortController()
  const late = sleep(PATIENCE, true, { signal: patience.signal }).catch(() => true)
  return Promise.race([waiting, late]).finally(() => patience.abort())
}

const kindsNotReady = (siteId: string): Promise<string[]> => {
  const open = currentDatabase()
  return memoizeByTags(open.db, [KINDS_TAG], `search-waiting ${siteId}`, async () => {
    const left: string[] = []
    for (const name of await waitingKinds(open, siteId)) if (!(await fillKind(open, siteId, name, AT_ONCE))) left.push(name)
    return left
  })
}
