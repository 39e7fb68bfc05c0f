'use client'
import { useChosenRecords, type RecordOption } from '@/builder/inspector/record-option'
import type { ScopeNames } from '@/schemas/rules/store/coupon-sentence'
import type { TypedCoupon } from './typed-coupon'

type Found = ReadonlyMap<string, RecordOption | null> | undefined
export interface ScopeRecords {
  goods: Found
  brands: Found
  categories: Found
  excluded: Found
}

/** What is chosen, as lists and the sentence below the form name it. */
export function useScopeRecords({ goodsIds, brandIds, categoryIds, excludedIds }: TypedCoupon): {
  records: ScopeRecords
  names: ScopeNames
} {
  const { known: goods } = useChosenRecords('goods', goodsIds)
  const { known: brands } = useChosenRecords('brand-shops', brandIds)
  const { known: categories } = useChosenRecords('store-categories', categoryIds)
  const { known: excluded } = useChosenRecords('goods', excludedIds)
  return {
    records: { goods, brands, categories, excluded },
    names: {
      goods: { ...namesOf(goods), ...namesOf(excluded) },
      brands: namesOf(brands),
      categories: namesOf(categories),
    },
  }
}

const namesOf = (found: Found): Record<string, string> =>
  Object.fromEntries([...(found ?? [])].flatMap(([id, option]) => (option?.name ? [[id, option.name] as const] : [])))
