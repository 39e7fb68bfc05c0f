// A page about one record (an event, a notice) is edited with an existing record: the first of the list, or the one that the editor
// selected.
import { compilePattern } from '@/lib/path-pattern'
import type { PageContext } from '@/renderer/define-block'
import { subjectOf } from '@/renderer/subjects'
import { call } from '@/schemas/api/base/call'
import { listEvents } from '@/schemas/api/events/events'
import { listInteriors } from '@/schemas/api/content/interiors'
import { listNotices } from '@/schemas/api/content/notices'
import { casePlace } from '@/schemas/rules/content/case-place'

export interface SampleRecord {
  id: string
  title: string
}

const LISTS: Record<string, { title: string; list: (route: string) => Promise<SampleRecord[]> }> = {
  event: {
    title: '이벤트',
    list: async () => {
      const lists = await Promise.all([call(listEvents, { size: 50 }), call(listEvents, { size: 50, eventTab: 'finished' })])
      return lists.flatMap(({ items }) => items.map((item) => ({ id: String(item.EVENT_SEQ), title: item.EVENT_NAME })))
    },
  },
  interior: {
    title: '시공사례',
    // A page shows one kind of case only.
    list: async (route) => {
      const place = casePlace(route)
      const { items } = await call(listInteriors, { size: 50, ...(place ? { type: place.type } : {}) })
      return items.map((item) => ({ id: String(item.SEQ), title: item.TITLE }))
    },
  },
  notice: {
    title: '공지사항',
    list: async () => (await call(listNotices, { size: 50 })).items.map((item) => ({ id: String(item.NOTICE_SEQ), title: item.TITLE })),
  },
}

/** The Korean name of the kind of record. */
export const titleOfSubject = (subject: string): string => LISTS[subject]?.title ?? subject
/** @param route of the edited page: some pages list one kind of the record only. */
export const listSamples = async (subject: string, route: string): Promise<SampleRecord[]> => (await LISTS[subject]?.list(route)) ?? []

/** The part of a page's context that comes from the record: path, parameters, the record itself. Undefined when there is no record. */
export async function readSample(
  subject: string,
  route: string,
  id: string,
  now: string,
): Promise<Pick<PageContext, 'path' | 'params' | 'subject'> | undefined> {
  const params = Object.fromEntries(namesOf(route).map((name) => [name, id]))
  const outcome = await subjectOf(subject)?.({ params, query: {}, route, now, call })
  if (!outcome || typeof outcome === 'string' || 'redirect' in outcome) return undefined
  return { path: fillRoute(route, id), params, subject: { kind: subject, title: outcome.found.title, record: outcome.found.record } }
}

function namesOf(route: string): readonly string[] {
  try {
    return compilePattern(route).names
  } catch {
    // The route is incomplete while it is typed.
    return []
  }
}

export const fillRoute = (route: string, id: string): string => route.replace(/:[A-Za-z_][A-Za-z0-9_]*\??/g, encodeURIComponent(id))
