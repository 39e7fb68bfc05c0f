// Products viewed in this browser. The newest is sent with a request for recommendations (K-RECO); the server does not store it.
import { useSyncExternalStore } from 'react'
import { storedState } from '@/lib/ui/stored-state'
import { readRecentProducts, remember, type RecentProduct } from '@/schemas/rules/catalog/recent-products'

const NONE: RecentProduct[] = []
const state = storedState('maru.recent-products', NONE, readRecentProducts)

export const useRecentProducts = (): RecentProduct[] => useSyncExternalStore(state.subscribe, state.snapshot, state.serverSnapshot)
export const rememberProduct = (product: RecentProduct): void => state.set(remember(state.snapshot(), product))
export const forgetProducts = (): void => state.set(NONE)
