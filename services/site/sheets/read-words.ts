import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { records } from '@/services/db/tables/records'
import { storeOf, type StoreCtx } from '@/services/records/record-store'
import { entriesOf } from './read-cell'
import { referencedIn, type SheetColumn } from './sheet-columns'
import { textOf, type SheetRow } from '@/services/sheets/sheet-message'
import { sheetWords, sourceOf, type KnownRecord, type SheetWords } from './sheet-words'

const CHUNK = 500

/** Reads what the words of a sheet may stand for: whole groups of codes and whole trees, of other records those that are named. */
export async function readWords(
  ctx: StoreCtx,
  type: AnyRecordType,
  columns: readonly (readonly [place: number, column: SheetColumn])[],
  rows: readonly SheetRow[],
  drafts: readonly RecordValues[],
): Promise<SheetWords> {
  const codes = new Map<string, { code: string; name: string; order: number }[]>()
  const written = new Map<string, Set<string>>()
  for (const [place, column] of columns) {
    const [kind, of = ''] = sourceOf(column).split(':')
    if (kind === 'codes') codes.set(of, [])
    if (kind === 'attributes') {
      const { source = '' } = type.form.properties[of] as { source?: string }
      written.set(source.replace(/^records:/, ''), new Set())
    }
    if (kind !== 'records') continue
    const known = written.get(of) ?? new Set<string>()
    written.set(of, known)
    for (const draft of drafts) for (const id of referencedIn(column, draft)) known.add(id)
    for (const [, cells] of rows) for (const one of wordsIn(cells[place])) known.add(one)
  }
  if (codes.size > 0)
    for (const { values } of (await storeOf('codes')?.shown(ctx)) ?? [])
      codes
        .get(String(values['codeGroupValue']))
        ?.push({ code: String(values['code']), name: String(values['name']), order: Number(values['orderNo'] ?? 0) })
  for (const list of codes.values()) list.sort((a, b) => a.order - b.order)
  const found = new Map<string, KnownRecord[]>()
  for (const [type, words] of written) found.set(type, await readKnown(ctx, type, [...words]))
  return sheetWords({ codes, records: found })
}

function wordsIn(cell: SheetRow[1][number] | undefined): string[] {
  const text = textOf(cell)
  return typeof text === 'string' ? entriesOf(text).flatMap((one) => [one, ...one.split(',').map((part) => part.trim())]) : []
}

async function readKnown({ db, siteId }: StoreCtx, type: string, words: readonly string[]): Promise<KnownRecord[]> {
  const parent = storeOf(type)?.type.parent
  const above = parent === undefined ? sql<string>`''` : sql<string>`coalesce(${records.draft} ->> ${parent}, '')`
  const select = (more?: SQL) =>
    db
      .select({
        id: records.id,
        name: records.name,
        parent: above,
        attributes: sql<unknown>`${records.draft} -> 'attributes'`,
        isDeleted: isNotNull(records.deletedAt).mapWith(Boolean),
      })
      .from(records)
      .where(and(eq(records.siteId, siteId), eq(records.type, type), more))
  if (parent !== undefined) return select()
  const found = new Map<string, KnownRecord>()
  for (let at = 0; at < words.length; at += CHUNK) {
    const some = words.slice(at, at + CHUNK)
    for (const one of await select(or(inArray(records.id, some), inArray(records.name, some)))) found.set(one.id, one)
  }
  return [...found.values()]
}
