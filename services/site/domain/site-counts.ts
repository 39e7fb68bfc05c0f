import { and, eq, inArray, isNull } from 'drizzle-orm'
import { documents } from '@/services/db/tables/site'
import type { CountKind } from '@/services/counts/count-kinds'
import { POPULAR_TAG } from './search/popular-words'

/** Different words and paths of a day: more than anybody reads, fewer than would fill a table. */
const MOST = 300

const pages: CountKind = {
  kind: 'page',
  words: '페이지 조회',
  subject: '페이지',
  hasSource: true,
  async namesOf({ db, siteId }, routes) {
    const rows = await db
      .select({ name: documents.name, title: documents.title })
      .from(documents)
      .where(
        and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), inArray(documents.name, [...routes]), isNull(documents.deletedAt)),
      )
    return new Map(rows.map(({ name, title }) => [name, { words: title, path: name.includes(':') ? '' : name }]))
  },
}

const searches: CountKind = { kind: 'search', words: '검색', subject: '검색어', most: MOST, tag: POPULAR_TAG }
const missed: CountKind = { kind: 'missed', words: '결과 없는 검색', subject: '검색어', isBad: true, most: MOST }
/** `404 /no-such-page`. */
const failures: CountKind = { kind: 'failure', words: '열리지 않은 페이지', subject: '상태와 주소', isBad: true, most: MOST }

export const pageCounts: readonly CountKind[] = [pages]
export const siteCounts: readonly CountKind[] = [searches, missed, failures]
