'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addMapStyle } from '../_parts/map/add-map-style'
import type { MapPort } from '../_parts/map/map-port'
import { openMap } from '../_parts/map/open-map'
import type { FinderStore } from './finder-store'
import { MapCard } from './map-card'
import { pageOfPin } from './page-of-pin'
import type { ShownShop } from './shown-shop'
import { usePins } from './use-pins'

// With the file of the map, before anything of it is rendered.
if (typeof document !== 'undefined') addMapStyle()

export interface ShopMapProps {
  store: FinderStore
  shown: ShownShop
  /** Stores on a page of the list. */
  size: number
  now: string
  className: string
}

/** The map beside the list, or in the sheet: the same search, the same chosen store. */
export function ShopMap({ store, shown, size, now, className }: ShopMapProps) {
  const { query, answer } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  const { id: chosen } = useSyncExternalStore(shown.subscribe, shown.snapshot, shown.snapshot)
  const { pins, isFailed, retry } = usePins(query)
  const [attempt, setAttempt] = useState(0)
  const { place, port, isBroken, inView } = useMapPort(attempt)
  const { near } = query

  useEffect(() => {
    if (pins) port?.setPins(pins, near)
  }, [port, pins, near])
  useEffect(() => port?.focus(chosen), [port, pins, chosen])
  useEffect(
    () =>
      port?.onSelect((shopId) => {
        shown.choose(shopId, 'map')
        const { query: last } = store.snapshot()
        const page = shopId && pins && pageOfPin(pins, shopId, last, size)
        // The list turns to the page of the store.
        if (page && page !== last.page) store.choose({ ...last, page }, 'replace')
      }),
    [port, pins, store, shown, size],
  )

  const isOff = isBroken || (isFailed && !pins)
  const pin = pins?.find(({ SHOP_ID }) => SHOP_ID === chosen)
  return (
    <div className={`map-room ${className}`} aria-busy={!port && !isOff}>
      <div ref={place} />
      {isOff ? (
        <p role="alert" className="map-state">
          지도를 불러오지 못했습니다.
          <button type="button" onClick={() => (isBroken ? setAttempt(attempt + 1) : retry())}>
            다시 시도
          </button>
        </p>
      ) : !port || !pins ? (
        <p role="status" className="map-state">
          지도를 불러오는 중입니다
        </p>
      ) : pins.length === 0 ? (
        <p role="status" className="map-state">
          조건에 맞는 매장이 없습니다.
        </p>
      ) : (
        <p className="map-count">
          지도에 보이는 매장 <b className="numeric font-semibold">{inView.toLocaleString('ko-KR')}</b>곳
        </p>
      )}
      {pin && (
        <MapCard
          pin={pin}
          shop={answer.shops.find(({ SHOP_ID }) => SHOP_ID === pin.SHOP_ID)}
          now={now}
          onClose={() => shown.choose(undefined, 'map')}
        />
      )}
    </div>
  )
}

/** @param attempt another number mounts a map anew. */
function useMapPort(attempt: number) {
  const place = useRef<HTMLDivElement>(null)
  const [port, setPort] = useState<MapPort>()
  const [broken, setBroken] = useState<number>()
  const [inView, setInView] = useState(0)
  useEffect(() => {
    let isGone = false
    let opened: MapPort | undefined
    openMap(place.current!).then(
      (map) => {
        if (isGone) return map.destroy()
        opened = map
        map.onMove(setInView)
        setPort(map)
      },
      (error: unknown) => {
        console.error('[map]', error)
        if (!isGone) setBroken(attempt)
      },
    )
    return () => {
      isGone = true
      opened?.destroy()
      setPort(undefined)
    }
  }, [attempt])
  return { place, port, isBroken: broken === attempt, inView }
}
