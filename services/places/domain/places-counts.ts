import type { CountKind } from '@/services/counts/count-kinds'

/** Different searches of a day: more than anybody reads, fewer than would fill a table. */
const MOST = 300

export const placesCounts: readonly CountKind[] = [{ kind: 'shop-search', words: '매장 검색', subject: '지역과 검색어', most: MOST }]
