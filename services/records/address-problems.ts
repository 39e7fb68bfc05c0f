import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { isReservedRoute, settlePath } from '@/schemas/rules/base/settle-path'
import { recordAddresses, records } from '@/services/db/tables/records'
import { documents, redirects } from '@/services/db/tables/site'
import type { StoreCtx } from './record-store'
import { hasSlug, slugPath } from './slug-path'

interface Named {
  type: AnyRecordType
  id: string
  values: RecordValues
}

/** Why the record cannot stand where its words say. */
export async function addressProblems(ctx: StoreCtx, { type, id, values }: Named): Promise<Problem[]> {
  if (!hasSlug(values)) return []
  const fault = (message: string): Problem[] => [{ pointer: '/slug', keyword: 'address', message: `주소에 쓸 이름: ${message}` }]
  const path = slugPath(type, values, id)
  if (!path) return fault('이 기록의 주소에는 이름을 쓸 수 없습니다. 비워 주세요.')
  if (/\/\d+$/.test(path)) return fault('숫자만으로는 번호로 된 주소와 구별되지 않습니다. 글자를 넣어 주세요.')
  if (isReservedRoute(path) || settlePath(path, new URLSearchParams()) !== null)
    return fault('사이트가 다른 일에 쓰는 주소입니다. 다른 이름을 입력해 주세요.')
  const taken = await whoStandsAt(ctx, { type, id, path })
  return taken === undefined ? [] : fault(taken)
}

async function whoStandsAt(
  { db, siteId }: StoreCtx,
  { type, id, path }: Omit<Named, 'values'> & { path: string },
): Promise<string | undefined> {
  const own = (one: { type: string; id: string }): boolean => one.type === type.type && one.id === id
  const holders = await db
    .select({ type: records.type, id: records.id, name: records.name })
    .from(recordAddresses)
    .innerJoin(
      records,
      and(eq(records.siteId, recordAddresses.siteId), eq(records.type, recordAddresses.type), eq(records.id, recordAddresses.recordId)),
    )
    .where(and(eq(recordAddresses.siteId, siteId), eq(recordAddresses.path, path), eq(recordAddresses.isCurrent, true)))
  const beside = await db
    .select({ type: records.type, id: records.id, name: records.name })
    .from(records)
    .where(and(eq(records.siteId, siteId), eq(records.page, path), isNull(records.deletedAt)))
    .limit(2)
  const holder = [...holders, ...beside].find((one) => !own(one))
  if (holder) return `‘${holder.name || '이름 없음'}’에서 쓰고 있습니다. 다른 이름을 입력해 주세요.`
  const [page] = await db
    .select({ title: documents.title })
    .from(documents)
    .where(
      and(
        eq(documents.siteId, siteId),
        eq(documents.kind, 'page'),
        eq(documents.name, path),
        isNotNull(documents.publishedRevisionId),
        isNull(documents.deletedAt),
      ),
    )
  if (page) return `‘${page.title}’ 화면의 주소입니다. 다른 이름을 입력해 주세요.`
  const [redirect] = await db
    .select({ to: redirects.to })
    .from(redirects)
    .where(and(eq(redirects.siteId, siteId), eq(redirects.from, path)))
  return redirect ? `‘주소 옮김’에서 ${redirect.to} 쪽으로 옮긴 주소입니다. 그것을 먼저 지워 주세요.` : undefined
}
