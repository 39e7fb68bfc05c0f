// Goods viewed in this browser, stored by the browser only.
import { useSyncExternalStore } from 'react'
import { storedState } from '@/lib/ui/stored-state'
import { readRecentProducts, remember, type RecentProduct } from '@/schemas/rules/catalog/recent-products'

const NONE: RecentProduct[] = []
const state = storedState('maru.recent-goods', NONE, readRecentProducts)

export const useRecentGoods = (): RecentProduct[] => useSyncExternalStore(state.subscribe, state.snapshot, state.serverSnapshot)
export const rememberGoods = (goods: RecentProduct): void => state.set(remember(state.snapshot(), goods))
export const forgetGoods = (): void => state.set(NONE)
