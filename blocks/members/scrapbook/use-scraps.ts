'use client'
import { useRef, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { MOST_SCRAPS, removeScraps, restoreScraps } from '@/schemas/api/members/scraps'
import { scrapKey } from '@/schemas/rules/members/scrap-types'
import { askScraps, type ScrapsRequest, type Scraps } from './ask-scraps'

type Scrap = Scraps['items'][number]
export const keyOf = ({ TYPE, TARGET_ID }: Pick<Scrap, 'TYPE' | 'TARGET_ID'>): string => scrapKey({ type: TYPE, id: TARGET_ID })

interface UsedScraps {
  scraps: Scraps
  remove: (keys: readonly string[]) => Promise<void>
  /** Shows what is stored now. */
  refresh: () => Promise<void>
}

/** The page of the scrapbook on the screen. A removal shows at once, can be undone, and is put right when its call fails. */
export function useScraps(first: Scraps, asked: ScrapsRequest): UsedScraps {
  const [scraps, setScraps] = useState(first)
  /** The latest change: an answer to an earlier one is not shown. */
  const latest = useRef(0)

  const refresh = async (): Promise<void> => {
    const turn = ++latest.current
    const next = await askScraps(call, asked)
    if (turn === latest.current) setScraps(next)
  }
  const undo = async (targets: string[]): Promise<void> => {
    try {
      await call(restoreScraps, { targets })
      await refresh()
      showSnackbar('스크랩을 되돌렸습니다.')
    } catch (error) {
      await sayFailure(error, { id: restoreScraps.id })
    }
  }
  const remove = async (keys: readonly string[]): Promise<void> => {
    const targets = keys.slice(0, MOST_SCRAPS)
    const turn = ++latest.current
    setScraps((shown) => without(shown, targets))
    try {
      await call(removeScraps, { targets })
    } catch (error) {
      if (turn === latest.current) setScraps(scraps)
      else await refresh().catch(() => undefined)
      return sayFailure(error, { id: removeScraps.id })
    }
    const words = targets.length === 1 ? '스크랩을 취소했습니다.' : `스크랩 ${targets.length}개를 취소했습니다.`
    showSnackbar(words, { label: '되돌리기', run: () => void undo(targets) })
    // The page is filled up, and the tabs are counted; without an answer it stays as it is.
    if (turn === latest.current) await refresh().catch(() => undefined)
  }
  return { scraps, remove, refresh: () => refresh().catch(() => undefined) }
}

function without(shown: Scraps, keys: readonly string[]): Scraps {
  const items = shown.items.filter((item) => !keys.includes(keyOf(item)))
  const gone = shown.items.length - items.length
  return { ...shown, items, total: shown.total - gone, all: shown.all - gone }
}
