import type { Listed } from '@/schemas/api/base/contract'
import type { listRecordUsages } from '@/schemas/api/site/record-views'
import { isInScope } from '@/schemas/rules/base/page-scope'
import type { ClaimsCtx } from '@/services/kit/service'
import type { documentsNaming } from './documents-naming'
import type { recordsReferring } from './records-referring'

type Line = Listed<typeof listRecordUsages>
type UsingDocument = Omit<Awaited<ReturnType<typeof documentsNaming>>[number], 'id'>
type UsingRecord = Awaited<ReturnType<typeof recordsReferring>>[number]

/** What uses something, as far as the asking staff may see it. */
export function usageLines(
  { rights }: Pick<ClaimsCtx, 'rights'>,
  documents: readonly UsingDocument[],
  records: readonly UsingRecord[],
): Line[] {
  return [
    ...documents
      .filter((one) => rights.sees('pages') && (one.revision !== null || isInScope(rights.scope, one)))
      .map(({ kind, name, title, revision }) => ({
        kind,
        type: '',
        id: name,
        name: title,
        isPublished: revision !== null,
      })),
    ...records
      .filter(({ type }) => rights.sees(type))
      .map(({ type, id, name, published }) => ({ kind: 'record' as const, type, id, name, isPublished: published })),
  ]
}
