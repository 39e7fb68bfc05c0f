import type { Caller } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { listScrapFolders } from '@/schemas/api/members/scrap-folders'
import { countScraps, listScraps } from '@/schemas/api/members/scraps'
import { SCRAP_WORDS, type ScrapType } from '@/schemas/rules/members/scrap-types'

export interface Scraps {
  items: Listed<typeof listScraps>[]
  /** Of the chosen type. */
  total: number
  /** Of all types. */
  all: number
  /** The types that there are, and the chosen one. */
  tabs: { code: string; name: string }[]
  folders: Listed<typeof listScrapFolders>[]
}

export interface ScrapsRequest {
  type: ScrapType | undefined
  /** Of one folder; its types stay together. */
  folderSeq: number | undefined
  page: number
  size: number
}

/** One page of the scrapbook, with its tabs. */
export async function askScraps(call: Caller, { type, folderSeq, page, size }: ScrapsRequest, signal?: AbortSignal): Promise<Scraps> {
  const options = signal ? { signal } : {}
  const part = folderSeq === undefined ? { ...(type ? { type } : {}) } : { folderSeq }
  const [list, counts, folders] = await Promise.all([
    call(listScraps, { page, size, ...part }, options),
    call(countScraps, {}, options),
    call(listScrapFolders, {}, options),
  ])
  const { totalCnt, typeCnt } = counts.item
  const there = typeCnt.filter((one) => one.cnt > 0 || one.type === type)
  return {
    items: list.items,
    total: list.totalCount,
    all: totalCnt,
    folders: folders.items,
    tabs: [
      { code: '', name: `전체 ${totalCnt.toLocaleString('ko-KR')}` },
      ...there.map((one) => ({ code: one.type, name: `${SCRAP_WORDS[one.type]} ${one.cnt.toLocaleString('ko-KR')}` })),
    ],
  }
}
