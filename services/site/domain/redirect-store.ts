import { withParticle } from '@/lib/particle'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { redirectTag } from '@/schemas/api/site/redirects'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import { redirectRecord } from '@/schemas/records/site/redirect-record'
import { isReservedRoute, settlePath } from '@/schemas/rules/base/settle-path'
import { recordAddresses, records } from '@/services/db/tables/records'
import { documents, redirects } from '@/services/db/tables/site'
import type { StoreCtx } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'
import { plainPath } from './plain-path'

export const redirectStore = tableStore(redirectRecord, {
  table: redirects,
  key: 'id',
  newId: () => shortId('moved'),
  tags: (_, { from }) => ['redirects', redirectTag(plainPath((from as string | undefined) ?? '') ?? '')],
  problems,
})

/** Addresses that lead back or on to a third, and those that another thing answers already. */
async function problems({ db, siteId }: StoreCtx, id: string, values: RecordValues): Promise<Problem[]> {
  // People paste addresses as browsers copy them, in encoded form.
  const { from: typed, to } = values as { from: string; to: string }
  const from = plainPath(typed)!
  const oldFault = (message: string): Problem[] => [{ pointer: '/from', keyword: 'redirect', message: `옛 주소: ${message}` }]
  const newFault = (message: string): Problem[] => [{ pointer: '/to', keyword: 'redirect', message: `새 주소: ${message}` }]
  if (typed !== from && !typed.includes('%')) return oldFault(`${from}처럼 입력해 주세요. 끝의 /와 겹친 /는 쓰지 않습니다.`)
  if (isReservedRoute(from) || settlePath(from, new URLSearchParams()) !== null)
    return oldFault('사이트가 다른 일에 쓰는 주소라 옮길 수 없습니다.')
  const [page] = await db
    .select({ title: documents.title })
    .from(documents)
    .where(
      and(
        eq(documents.siteId, siteId),
        eq(documents.kind, 'page'),
        eq(documents.name, from),
        isNotNull(documents.publishedRevisionId),
        isNull(documents.deletedAt),
      ),
    )
  if (page) return oldFault(`‘${page.title}’ 화면이 게시되어 있습니다. 그 화면을 내리거나 주소를 바꾼 뒤에 옮겨 주세요.`)

  const [record] = await db
    .select({ name: records.name })
    .from(recordAddresses)
    .innerJoin(
      records,
      and(eq(records.siteId, recordAddresses.siteId), eq(records.type, recordAddresses.type), eq(records.id, recordAddresses.recordId)),
    )
    .where(and(eq(recordAddresses.siteId, siteId), eq(recordAddresses.path, from), eq(recordAddresses.isCurrent, true)))
  if (record) return oldFault(`‘${record.name}’의 주소입니다. 그 기록의 주소를 바꾼 뒤에 옮겨 주세요.`)

  const others = await db
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(and(eq(redirects.siteId, siteId), ne(redirects.id, id)))
  if (others.some((one) => plainPath(one.from) === from)) return oldFault('이미 옮긴 주소입니다. 있는 것을 고쳐 주세요.')
  const target = plainPath(to)
  if (target === from) return newFault('옛 주소와 같습니다. 다른 주소를 입력해 주세요.')
  const next = others.find((one) => plainPath(one.from) === target)
  if (next && plainPath(next.to) === from)
    return newFault('그 주소는 다시 이 옛 주소로 옮겨집니다. 서로 맴돌지 않게 다른 주소를 입력해 주세요.')
  if (next) return newFault(`그 주소는 다시 ${withParticle(next.to, '으로/로')} 옮겨집니다. 마지막 주소를 입력해 주세요.`)
  const previous = others.find((one) => plainPath(one.to) === from)
  if (previous) return oldFault(`${previous.from}의 새 주소입니다. 그것을 먼저 고쳐 주세요.`)
  return []
}
