import * as contracts from '@/schemas/api/content/interiors'
import { operation } from '@/services/kit/service'
import { caseIndex } from './case-index'

const MOST = 20

export const listMainHashTags = operation(contracts.listMainHashTags, async (_, ctx) => {
  const { rows } = await caseIndex(ctx)
  const counts = new Map<string, number>()
  for (const { hashtags } of rows) for (const tag of new Set(hashtags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const items = [...counts].map(([tag, cnt]) => ({ tag, cnt })).sort((a, b) => b.cnt - a.cnt || a.tag.localeCompare(b.tag, 'ko'))
  return { items: items.slice(0, MOST) }
})
