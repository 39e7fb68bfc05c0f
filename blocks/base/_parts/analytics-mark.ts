import type { Tracked } from '@/schemas/api/base/track'

/** Marks an element whose presence is sent to analytics once the page is seen (renderer/behaviours/send-analytics.ts). */
export const analyticsMark = (event: Tracked, facts: Record<string, string | number>) => ({
  'data-analytics': JSON.stringify({ event, ...facts }),
})
