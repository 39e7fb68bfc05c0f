import { createElement, useEffect, useRef, useState, type ComponentType } from 'react'
import { openDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import type { FinderStore } from './finder-store'
import { scrollToShop } from './scroll-to-shop'
import type { ShopMapProps } from './shop-map'
import type { ShownShop } from './shown-shop'

/** In the storage of the session: the map was open when the visitor left the list. */
const WISH = 'maru.finder-map'
const SHEET = 'mt-auto mb-0 h-[100dvh] max-h-none w-full max-w-none flex-col overflow-hidden bg-page text-ink backdrop:bg-scrim open:flex'

interface Given {
  id: string
  path: string
  size: number
  now: string
  store: FinderStore
  shown: ShownShop
}

export interface FinderMap {
  /** The map beside the list; absent while it is closed. */
  Map: ComponentType<ShopMapProps> | undefined
  isLoading: boolean
  toggle: () => void
  /** Shows one store on the map, which opens for it. */
  show: (shopId: string) => void
}

/** Whether there is room for the map beside the list. */
const isWide = (): boolean => matchMedia('(min-width: 1024px)').matches

/** The map of the finder: nothing of it is loaded before it is asked for. Wide screens have it beside the list, others in a sheet. */
export function useFinderMap({ id, path, size, now, store, shown }: Given): FinderMap {
  const [Map, setMap] = useState<ComponentType<ShopMapProps>>()
  const [isLoading, setLoading] = useState(false)
  const isBusy = useRef(false)

  const load = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setLoading(true)
    try {
      await work()
    } catch (error) {
      console.error('[map]', error)
      showSnackbar('지도를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.')
    } finally {
      isBusy.current = false
      setLoading(false)
    }
  }
  const openBeside = () =>
    load(async () => {
      const { ShopMap } = await import('./shop-map')
      setMap(() => ShopMap)
      remember('Y')
    })
  const openSheet = async () => {
    let close: Promise<unknown> | undefined
    await load(async () => {
      const { MapSheet } = await import('./map-sheet')
      close = openDialog(`${id}-map`, {
        title: '매장 지도',
        className: SHEET,
        render: (done) => createElement(MapSheet, { store, shown, size, now, path, close: () => done() }),
      })
    })
    await close
    const { id: last } = shown.snapshot()
    if (close && last) scrollToShop(last, 'center')
  }
  const open = () => void (isWide() ? openBeside() : openSheet())
  const close = () => {
    setMap(undefined)
    shown.choose(undefined, 'list')
    remember(undefined)
  }
  const resume = useRef(openBeside)
  useEffect(() => {
    if (isWide() && isRemembered()) void resume.current()
  }, [])
  return {
    Map,
    isLoading,
    toggle: () => (Map && isWide() ? close() : open()),
    show(shopId) {
      shown.choose(shopId, 'list')
      if (!Map || !isWide()) open()
    },
  }
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(WISH) === 'Y'
  } catch {
    return false
  }
}

function remember(wish: 'Y' | undefined): void {
  try {
    if (wish) sessionStorage.setItem(WISH, wish)
    else sessionStorage.removeItem(WISH)
  } catch {
    // A private window: it is asked for again.
  }
}
