import * as contracts from '@/schemas/api/site/records'
import { publishProblems } from '@/services/records/record-change'
import { slugPath } from '@/services/records/slug-path'
import { operation } from '@/services/kit/service'
import { editorsOf, presentMoments } from './present'
import { seenValues } from '../domain/seen-values'
import { requestedType } from '../domain/requested-type'
import { requireRecord } from './require-record'

export const openRecord = operation(contracts.openRecord, async ({ type, id }, ctx) => {
  const store = requestedType(ctx, type)
  const row = await requireRecord(ctx, type, id)
  const { draft, published, publishedAt } = row
  const isPreviewHeld = ctx.rights.hides(type)
  const draftPage = isPreviewHeld ? undefined : store.type.page?.(draft, id)
  return {
    item: {
      id,
      name: row.name,
      version: row.version,
      state: row.state,
      values: seenValues(ctx, store.type, draft),
      published: published && seenValues(ctx, store.type, published),
      publishedAt: publishedAt?.toISOString() ?? null,
      ...presentMoments(row),
      problems: await publishProblems({ ctx, store, row }),
      // What visitors are sent to: the words of a draft lead nowhere yet.
      path: (published && slugPath(store.type, published, id)) ?? store.type.page?.(published ?? draft, id) ?? '',
      previewPath: previewPath(draftPage, `${type}:${id}`, ctx.session.staff?.role),
      isPreviewHeld,
      updatedBy: (await editorsOf(ctx, [row.updatedBy]))(row.updatedBy),
    },
  }
})

/** The page with the draft on it (app/create-page-handler.ts). */
function previewPath(path: string | undefined, record: string, role = 'mng'): string {
  if (!path) return ''
  const [pathname = '', hash] = path.split('#', 2)
  const query = new URLSearchParams({ preview: 'Y', ctx: role, record }).toString()
  return `${pathname}${pathname.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
