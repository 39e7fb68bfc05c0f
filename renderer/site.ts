// The settings that the renderer needs; app/compose.ts sets them once, so that this room reads no settings.
import type { Session } from '@/schemas/api/auth/session'
import type { ReadBlock } from '@/schemas/page/read-page'
import type { PageContext } from './define-block'

/** Told of a block that could not be written. */
export type ReportFailure = (read: ReadBlock, error: unknown) => void

export interface RendererSite {
  site: Omit<PageContext['site'], 'phone'> & { suffix: string }
  /** Number of the customer centre, as staff have published it; the page that shows it depends on it. */
  phone: () => Promise<string>
  /** Session of the request being rendered. */
  session: () => Promise<Session>
  report: (where: { page: string }, ...failure: Parameters<ReportFailure>) => void
  now: () => Date
}

const key = Symbol.for('maru.renderer')
const globals = globalThis as Record<symbol, unknown>

export const setRendererSite = (site: RendererSite): void => void (globals[key] = site)
export function rendererSite(): RendererSite {
  const site = globals[key] as RendererSite | undefined
  if (!site) throw new Error('The renderer was used before app/compose.ts introduced it.')
  return site
}
