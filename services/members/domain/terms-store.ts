// Terms as records. Members agreed to a version by its number, so that what has taken effect stays as it was.
import { and, eq, isNotNull, lte, ne } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import { termRecord } from '@/schemas/records/members/term-record'
import { fieldAt } from '@/schemas/records/field-at'
import { terms } from '@/services/db/tables/members'
import { records } from '@/services/db/tables/records'
import { nextNumber } from '@/services/records/next-number'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { tableStore } from '@/services/records/table-store'

const KEPT = ['title', 'contents', 'requiredYn', 'effectiveAt'] as const
const keyOf = ({ termsType, version }: RecordValues): string => `${String(termsType)}-${String(version)}`
const momentOf = ({ effectiveAt }: RecordValues): number => Date.parse(String(effectiveAt))

const byKey = tableStore(termRecord, {
  table: terms,
  key: { of: (_, { termsType, version }) => ({ termsType, version }), idOf: keyOf },
  newId: (_, ctx) => nextNumber(ctx, termRecord.type, 1),
  tags: (_, { termsType }) => ['terms', `term:${String(termsType)}`],
  problems,
  whyShown,
})

/** A draft may have neither type nor version yet, so that a new record has a number; its row is found by what was published of it. */
export const termsStore: RecordStore = {
  ...byKey,
  async shown(ctx) {
    const known = new Map((await publishedOf(ctx)).map(({ id, published }) => [keyOf(published!), id]))
    return (await byKey.shown(ctx)).map(({ id, values }) => ({ id: known.get(id) ?? id, values }))
  },
}

const publishedOf = ({ db, siteId }: StoreCtx) =>
  db
    .select({ id: records.id, published: records.published })
    .from(records)
    .where(and(eq(records.siteId, siteId), eq(records.type, termRecord.type), isNotNull(records.published)))

async function problems(ctx: StoreCtx, id: string, values: RecordValues, published: RecordValues | null): Promise<Problem[]> {
  const others = (await publishedOf(ctx)).filter((one) => one.id !== id)
  if (others.some((one) => keyOf(one.published!) === keyOf(values)))
    return [{ pointer: '/version', keyword: 'taken', message: '버전: 같은 종류에 이미 있는 버전입니다. 다른 번호를 입력해 주세요.' }]
  if (published && momentOf(published) <= ctx.now.getTime()) return changedSince(published, values)
  if (momentOf(values) > ctx.now.getTime() || !(await hasForce(ctx, values))) return []
  return [{ pointer: '/effectiveAt', keyword: 'past', message: '시행일: 지난 시각입니다. 앞으로 올 시각을 골라 주세요.' }]
}

const changedSince = (published: RecordValues, values: RecordValues): Problem[] =>
  KEPT.filter((field) => (field === 'effectiveAt' ? momentOf(values) !== momentOf(published) : values[field] !== published[field])).map(
    (field) => ({
      pointer: `/${field}`,
      keyword: 'fixed',
      message: `${fieldAt(termRecord.form, `/${field}`).title}: 시행한 버전은 고칠 수 없습니다. 새 버전을 만들어 주세요.`,
    }),
  )

/** Whether another version of its type is in force. */
async function hasForce({ db, siteId, now }: StoreCtx, { termsType, version }: RecordValues): Promise<boolean> {
  const [other] = await db
    .select({ version: terms.version })
    .from(terms)
    .where(
      and(
        eq(terms.siteId, siteId),
        eq(terms.termsType, termsType as string),
        ne(terms.version, version as string),
        lte(terms.effectiveAt, now),
      ),
    )
    .limit(1)
  return other !== undefined
}

async function whyShown(ctx: StoreCtx, id: string): Promise<string | undefined> {
  const found = (await publishedOf(ctx)).find((one) => one.id === id)
  const isOver = !found?.published || momentOf(found.published) > ctx.now.getTime()
  return isOver ? undefined : '시행한 약관은 내릴 수 없습니다. 회원이 이 버전에 동의했으니, 바꿀 때에는 새 버전을 만들어 주세요.'
}
