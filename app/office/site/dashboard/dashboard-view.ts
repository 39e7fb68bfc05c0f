// The view of the dashboard, as the query of its URL.
import { oneOf } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { COUNT_SPANS, type exportDashboard, type readDashboard } from '@/schemas/api/site/dashboard'
import { VIEW_SOURCES, type ViewSource } from '@/schemas/rules/site/view-source'

type Span = (typeof COUNT_SPANS)[number]
export interface DashboardView {
  days: Span
  /** `2026-06-01` in Seoul; empty for the last days. */
  from: string
  until: string
  source: ViewSource | null
  /** What is shown day by day; empty for the first kind. */
  kind: string
}

export const USUAL_DAYS: Span = '28'
const dayIn = (value: string | null): string => (value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** @param text query of the URL, with or without its `?`. */
export function readDashboardView(text: string): DashboardView {
  const params = new URLSearchParams(text)
  return {
    days: oneOf(params.get('days'), COUNT_SPANS) ?? USUAL_DAYS,
    from: dayIn(params.get('from')),
    until: dayIn(params.get('until')),
    source: oneOf(params.get('source'), VIEW_SOURCES),
    kind: (params.get('kind') ?? '').slice(0, 40),
  }
}

/** @returns the query of the URL, with its `?`; empty for the default view. */
export function writeDashboardView({ days, from, until, source, kind }: DashboardView): string {
  const params = new URLSearchParams()
  if (days !== USUAL_DAYS) params.set('days', days)
  for (const [name, value] of Object.entries({ from, until, source, kind })) if (value) params.set(name, value)
  const text = params.toString()
  return text && `?${text}`
}

/** Choosing the last days ends a period of one's own. */
export const withDashboardChange = (view: DashboardView, change: Partial<DashboardView>): DashboardView => ({
  ...view,
  ...(change.days ? { from: '', until: '' } : {}),
  ...change,
})

/** The view as the input of the service's contracts. */
export const dashboardInput = ({
  days,
  from,
  until,
  source,
  kind,
}: DashboardView): Input<typeof readDashboard> & Input<typeof exportDashboard> => ({
  days,
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
  ...(source ? { source } : {}),
  ...(kind ? { kind } : {}),
})
