// The store of a record type that a site has once: its settings. The record is there from the first start on, and is never taken away.
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { RecordStore, Row, StoreCtx } from './record-store'
import { tableStore } from './table-store'

interface SingleStore {
  /** One row a site, whose key is the site. */
  table: PgTable
  tags: readonly string[]
  /** What the site begins with. */
  first: (ctx: StoreCtx) => Promise<Row>
}

/** Its id in every site. */
const ID = 'site'

export const singleStore = (type: AnyRecordType, { table, tags, first }: SingleStore): RecordStore => ({
  ...tableStore(type, {
    table,
    key: { of: () => ({}), idOf: () => ID },
    tags: () => [...tags],
    whyShown: () => Promise.resolve('사이트가 늘 쓰는 설정이라 내리거나 지울 수 없습니다. 값을 고쳐 게시해 주세요.'),
  }),
  first: async (ctx) => {
    const values = await first(ctx)
    return { id: ID, values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) }
  },
})
