import type { Input } from '@/schemas/api/base/contract'
import type { recordPageView } from '@/schemas/api/site/page-views'
import { viewSource } from '@/schemas/rules/site/view-source'
import { seoulDay } from '@/schemas/words/seoul-day'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { countKinds } from '@/services/counts/count-kinds'
import { countLater } from '@/services/counts/count-later'
import { networkOf } from '@/services/kit/network-of'
import { findPublished } from '../domain/published-routes'
import { isRobot } from './is-robot'
import { searchedWord } from './searched-word'
import { ViewLimit } from './view-limit'

interface Visit {
  db: Database
  siteId: string
  now: Date
  ip: string
  userAgent: string
}

const limit = new ViewLimit()

/**
 * Counts a view of a page, and of the record that the page shows. Robots are not counted; neither is a path without a page. Nothing is
 * read from the database but the patterns of the pages, which are in memory.
 */
export async function countSeen(
  { path, from = '', campaign = '', word = '', found: hits }: Input<typeof recordPageView>,
  { db, siteId, now, ip, userAgent }: Visit,
): Promise<void> {
  if (isRobot(userAgent)) return
  const found = await findPublished(db, siteId, path)
  if (!found) return
  const page = { path, route: found.value.name, params: found.params }
  const seen = word ? `${path}\n${word}` : path
  if (!limit.admits({ network: networkOf(ip), userAgent, path: seen, day: seoulDay(now) })) return
  const where = { siteId, now }
  const source = viewSource({ campaign, host: from, own: new URL(settings().siteUrl).host })
  countLater(where, { kind: 'page', subject: page.route, source })
  for (const { kind, seenOn } of countKinds()) {
    const subject = seenOn?.(page)
    if (subject !== undefined) countLater(where, { kind, subject, source })
  }
  const kept = hits === undefined ? '' : searchedWord(word)
  if (kept === '') return
  countLater(where, { kind: 'search', subject: kept })
  if (hits === 0) countLater(where, { kind: 'missed', subject: kept })
}
