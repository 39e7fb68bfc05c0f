import { and, eq, ne } from 'drizzle-orm'
import { stylingRecord } from '@/schemas/records/content/styling-record'
import type { RecordValues } from '@/schemas/records/define-record'
import { stylingContents } from '@/services/db/tables/content'
import { nextNumber } from '@/services/records/next-number'
import { tableStore } from '@/services/records/table-store'

type Row = typeof stylingContents.$inferSelect
type Kind = Row['kind']

/** Shipped pieces are numbered within their kind; later ones across all kinds, because a draft has its number before its kind. */
const FIRST = 10_000
const isNumbered = (seq: string): boolean => /^\d+$/.test(seq) && Number(seq) >= FIRST
const seqOf = (id: string): string => id.slice(id.indexOf('.') + 1)

/** Trends, guides, magazine pieces and themes. A theme's address has a name, that of any other piece its number. */
export const stylingStore = tableStore(stylingRecord, {
  table: stylingContents,
  key: {
    of: (id, { kind }) => ({ kind, seq: seqOf(id) }),
    idOf: (row) => (isNumbered(row['seq'] as string) ? (row['seq'] as string) : `${row['kind'] as Kind}.${row['seq'] as string}`),
  },
  pictures: { picture: ['hImg', 'hImgAlt'] },
  toRow: (values, id) => ({ tab: tabOf(values), name: isTheme(values) ? values['name'] : seqOf(id) }),
  fromRow: (row) => {
    const { kind, tab, name } = row as Row
    return {
      trendTab: kind === 'trendship' ? tab : '',
      guideTab: kind === 'style-guide' ? tab : '',
      name: kind === 'trendship' ? name : '',
    }
  },
  newId: (_, ctx) => nextNumber(ctx, stylingRecord.type, FIRST),
  tags: (id, { kind }) => [`styling:${String(kind)}`, `~styling-piece:${String(kind)}.${seqOf(id)}`],
  async problems({ db, siteId }, id, values) {
    if (!isTheme(values)) return []
    const [taken] = await db
      .select({ title: stylingContents.title })
      .from(stylingContents)
      .where(
        and(
          eq(stylingContents.siteId, siteId),
          eq(stylingContents.kind, 'trendship'),
          eq(stylingContents.tab, tabOf(values)),
          eq(stylingContents.name, values['name'] as string),
          ne(stylingContents.seq, seqOf(id)),
        ),
      )
    return taken ? [{ pointer: '/name', keyword: 'taken', message: `주소 이름: 같은 탭의 ‘${taken.title}’에서 쓰고 있습니다.` }] : []
  },
})

const isTheme = ({ kind }: RecordValues): boolean => kind === 'trendship'
function tabOf({ kind, trendTab, guideTab }: RecordValues): string {
  if (kind === 'trendship') return (trendTab as string | undefined) ?? ''
  return kind === 'style-guide' ? ((guideTab as string | undefined) ?? '') : ''
}
