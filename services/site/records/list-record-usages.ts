import { and, arrayContains, eq, isNull, like, or, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-views'
import { records } from '@/services/db/tables/records'
import { documents, revisions } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { requestedType } from '../domain/requested-type'
import { documentsWith } from './documents-with'
import { findRecord } from './require-record'

const SHOWN = 100

export const listRecordUsages = operation(contracts.listRecordUsages, async ({ type, id }, ctx) => {
  const store = requestedType(ctx, type)
  const { db, siteId } = ctx
  const row = await findRecord(ctx, type, id)
  const values = row && (row.published ?? row.draft)
  const path = values && store.type.page?.(values, id)
  const named = mentions(id, path)
  const naming =
    named.length === 0
      ? []
      : await db
          .select({ kind: documents.kind, name: documents.name, title: documents.title, revision: documents.publishedRevisionId })
          .from(documents)
          .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
          .where(
            and(
              eq(documents.siteId, siteId),
              isNull(documents.deletedAt),
              or(...named.flatMap((text) => [like(documents.draft, text), like(revisions.body, text)])),
            ),
          )
          .orderBy(documents.title)
          .limit(SHOWN)
  const listing = await documentsWith(ctx, (values && store.type.places?.(values)) ?? [])
  const pages = [...new Map([...naming, ...listing].map((one) => [`${one.kind}/${one.name}`, one])).values()]
  const referring = await db
    .select({ type: records.type, id: records.id, name: records.name, published: sql<boolean>`${records.published} is not null` })
    .from(records)
    .where(
      and(
        eq(records.siteId, siteId),
        isNull(records.deletedAt),
        or(
          arrayContains(records.refs, [`${type}:${id}`]),
          ...(path && isOwn(path, id) ? [arrayContains(records.refs, [`path:${path}`])] : []),
        ),
      ),
    )
    .orderBy(records.name)
    .limit(SHOWN)
  return {
    items: [
      ...(ctx.rights.sees('pages') ? pages : []).map(({ kind, name, title, revision }) => ({
        kind,
        type: '',
        id: name,
        name: title,
        isPublished: revision !== null,
      })),
      ...referring
        .filter((one) => ctx.rights.sees(one.type))
        .map((one) => ({
          kind: 'record' as const,
          type: one.type,
          id: one.id,
          name: one.name,
          isPublished: one.published,
        })),
    ],
  }
})

/** A list page shows many records; only a path with the id is this record's own. */
const isOwn = (path: string, id: string): boolean => path.endsWith(`/${encodeURIComponent(id)}`)
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** How a document names a record: by its own path, or by an id that nothing else looks like. */
function mentions(id: string, path: string | undefined): string[] {
  const texts = [
    ...(path && isOwn(path, id) ? [`"${path}"`, `"${path}?`, `"${path}#`] : []),
    ...(/[A-Za-z]/.test(id) && id.length >= 3 ? [`"${id}"`] : []),
  ]
  return texts.map((text) => `%${escaped(text)}%`)
}
