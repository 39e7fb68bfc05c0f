import type { Tracked } from '@/schemas/api/base/track'

/** Marks an element whose being on a page is told to analytics once somebody sees the page (renderer/manners/tell-analytics.ts). */
export const analyticsMark = (event: Tracked, facts: Record<string, string | number>) => ({
  'data-analytics': JSON.stringify({ event, ...facts }),
})
