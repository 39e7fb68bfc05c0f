// The visitor's compare list, stored by the browser (S-CMP-4), shared by buttons, tray and layer.
import { useSyncExternalStore } from 'react'
import { storedState } from '@/lib/ui/stored-state'
import { chooseCategory, NOTHING_COMPARED, readCompareList, removeProduct, type CompareList } from '@/schemas/rules/catalog/compare-list'

export const compared = storedState<CompareList>('maru.compare', NOTHING_COMPARED, readCompareList)

export const useCompareList = (): CompareList => useSyncExternalStore(compared.subscribe, compared.snapshot, compared.serverSnapshot)

export const stopComparing = (id: string): void => compared.set(removeProduct(compared.snapshot(), compared.snapshot().category, id))

/** Empties the list and keeps its category (S-CMP-2). */
export const clearCompared = (): void => compared.set(chooseCategory(compared.snapshot()))
