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
  const records = {
    goods: useChosenRecords('goods', goodsIds),
    brands: useChosenRecords('brand-shops', brandIds),
    categories: useChosenRecords('store-categories', categoryIds),
    excluded: useChosenRecords('goods', excludedIds),
  }
  return {
    records,
    names: {
      goods: { ...namesOf(records.goods), ...namesOf(records.excluded) },
      brands: namesOf(records.brands),
      categories: namesOf(records.categories),
    },
  }
}

const namesOf = (found: Found): Record<string, string> =>
  Object.fromEntries([...(found ?? [])].flatMap(([id, option]) => (option?.name ? [[id, option.name] as const] : [])))
