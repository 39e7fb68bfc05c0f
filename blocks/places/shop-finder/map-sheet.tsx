'use client'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/lib/ui/icon'
import { KindChips } from './kind-chips'
import { ShopMap, type ShopMapProps } from './shop-map'

interface Props extends Omit<ShopMapProps, 'className'> {
  path: string
  close: () => void
}

/** The map on a phone: the whole screen, with the conditions that are changed most. */
export function MapSheet({ path, close, ...map }: Props) {
  const { store } = map
  const { query, answer } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-4 py-2 pr-2 pl-5">
        <h2 className="type-title">
          매장 지도 <span className="numeric font-normal text-ink-mute">{answer.total.toLocaleString('ko-KR')}곳</span>
        </h2>
        <button
          type="button"
          onClick={close}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-small font-semibold"
        >
          <Icon name="menu" size={20} />
          목록으로
        </button>
      </div>
      <KindChips
        path={path}
        query={query}
        answer={answer}
        choose={(next) => store.choose(next, 'replace')}
        className="scroll-x flex shrink-0 gap-2 border-b border-line px-5 pb-3"
      />
      <ShopMap {...map} className="min-h-0 flex-1" />
    </>
  )
}
