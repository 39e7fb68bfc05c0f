import { and, eq, isNull, sql } from 'drizzle-orm'
import { codeRecord } from '@/schemas/records/site/code-record'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { CODE_GROUPS } from '@/schemas/words/code-groups'
import { records } from '@/services/db/tables/records'
import { commonCodes } from '@/services/db/tables/site'
import type { StoreCtx } from '@/services/records/record-store'
import { tableStore } from '@/services/records/table-store'

const idOf = (group: unknown, code: unknown): string => `${String(group)}:${String(code)}`

/** Codes are named by their group and their own name, because one name may stand in two groups (CX-08). */
export const codeStore = tableStore(codeRecord, {
  table: commonCodes,
  key: {
    of: (_, { codeGroupValue, code }) => ({ codeGroupValue, code }),
    idOf: ({ codeGroupValue, code }) => idOf(codeGroupValue, code),
  },
  toRow: ({ codeGroupValue }) => ({ codeGroupLabel: CODE_GROUPS[codeGroupValue as keyof typeof CODE_GROUPS] }),
  newId: ({ codeGroupValue, code }) => idOf(codeGroupValue, code),
  tags: () => ['codes'],
  whyShown: whyCodeStays,
})

interface Property {
  source?: string
  items?: Property
}

/** Records that have the code; visitors would see its bare name there. */
async function whyCodeStays({ db, siteId }: StoreCtx, id: string): Promise<string | undefined> {
  const [group = '', code = ''] = id.split(':', 2)
  const parts: string[] = []
  for (const { type, title, form } of RECORD_TYPES)
    for (const [field, property] of Object.entries(form.properties as Record<string, Property>)) {
      if (property.source !== `codes:${group}` && property.items?.source !== `codes:${group}`) continue
      // `@>` holds for a text and for a list of texts.
      const has = sql`${records.draft} -> ${field} @> ${JSON.stringify(code)}::jsonb`
      const count = await db.$count(records, and(eq(records.siteId, siteId), eq(records.type, type), isNull(records.deletedAt), has))
      if (count > 0) parts.push(`${title} ${count}개`)
    }
  return parts.length === 0 ? undefined : `${parts.join(', ')}가 쓰고 있습니다. 먼저 다른 코드로 바꿔 주세요.`
}
