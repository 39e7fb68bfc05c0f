import { areaTable } from '@/services/kit/area-parts'

/** As schemas/rules/site/feeds.ts has it. */
interface FeedEntry {
  title: string
  /** Site path. */
  link: string
  text: string
  /** ISO */
  at: string
}

/** The entries of a feed (`feeds` of services/<area>/area.ts, by file). */
export type ReadFeed = () => Promise<FeedEntry[]>

/** @throws Error for a file that no area brings. */
export function readFeed(file: string): Promise<FeedEntry[]> {
  const read = areaTable<ReadFeed>('feeds')[file]
  if (!read) throw new Error(`no area brings the entries of the feed ${file}`)
  return read()
}
