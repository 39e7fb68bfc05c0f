// The right over pages as calls enforce it: sections narrow what is read and changed, blocks and fields what is changed. The rule itself is
// schemas/rules/base/page-scope.ts, which the builder asks, too.
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { CallFailure } from '@/schemas/api/base/failure'
import type { PageDocument } from '@/schemas/page/document'
import { refusedTouch, sectionRefusal, touchRefusal } from '@/schemas/rules/base/page-refusal'
import type { NamedDocument, PageScope } from '@/schemas/rules/base/page-scope'
import { touchesBetween } from '@/schemas/rules/base/touches-between'
import type { Rights } from '@/schemas/rules/base/rights'
import { documents } from '@/services/db/tables/site'

interface Asking {
  rights: Rights
}

const refused = (sentence: string, blockId?: string): CallFailure =>
  new CallFailure('403', sentence, {
    status: 403,
    // The editor tells it by this word from a sign-in that has ended, and keeps what was written.
    problems: [{ pointer: '/blocks', message: sentence, keyword: 'right', ...(blockId === undefined ? {} : { blockId }) }],
  })

/** @throws CallFailure 403 for a document outside the sections of the role. */
export function requireSection({ rights }: Asking, document: NamedDocument): void {
  const sentence = sectionRefusal(rights.scope, document)
  if (sentence !== undefined) throw refused(sentence)
}

/**
 * Of a document that is changed, or of what a publication would change for visitors.
 * @param before undefined for a document that appears. @param after undefined for one that goes.
 * @throws CallFailure 403 for what the role may not touch.
 */
export function requireTouches({ rights: { scope } }: Asking, before: PageDocument | undefined, after: PageDocument | undefined): void {
  const touch = refusedTouch(scope, touchesBetween(before, after, scope))
  if (touch) throw refused(touchRefusal(scope, touch), touch.id)
}

/** Both, for one stored document. */
export function requirePage(asking: Asking, known: NamedDocument, before: PageDocument | undefined, after: PageDocument | undefined): void {
  requireSection(asking, known)
  requireTouches(asking, before, after)
}

/** Documents in the sections of the role; undefined where all are. */
export function inSections({ sections }: PageScope): SQL | undefined {
  if (!sections) return undefined
  const kinds = documents.kind.enumValues.filter((kind) => sections.includes(kind))
  const paths = sections.filter((section) => section.startsWith('/'))
  const under = (name: SQL | typeof documents.name): SQL =>
    paths.length === 0
      ? sql`false`
      : or(...paths.map((path) => (path === '/' ? sql`${name} = '/'` : sql`(${name} = ${path} or starts_with(${name}, ${`${path}/`}))`)))!
  const isUnder = and(
    eq(documents.kind, 'page'),
    under(documents.name),
    or(isNull(documents.draftName), under(sql`${documents.draftName}`)),
  )
  return kinds.length === 0 ? isUnder : or(inArray(documents.kind, kinds), isUnder)
}

/** What everybody who sees pages may read: what visitors see anyway, and their own section. */
export const inSectionsOr = (scope: PageScope, isPublic: SQL): SQL | undefined =>
  scope.sections ? or(inSections(scope), isPublic) : undefined
