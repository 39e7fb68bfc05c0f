import type { SlotDefinition } from '@/schemas/page/block-definition'

/** One slot per item, named by its key. Tolerant, because drafts are not validated yet. */
export function keyedSlots(items: unknown, titleName: string): Record<string, SlotDefinition> {
  const slots: Record<string, SlotDefinition> = {}
  for (const item of Array.isArray(items) ? (items as unknown[]) : []) {
    const { key, [titleName]: title } = (item ?? {}) as Record<string, unknown>
    if (typeof key === 'string') slots[key] = { title: typeof title === 'string' ? title : key }
  }
  return slots
}
