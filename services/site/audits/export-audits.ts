import { desc } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/site/audits'
import { MOST_EXPORTED_AUDITS } from '@/schemas/api/site/audits'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { audits } from '@/services/db/tables/base'
import { operation } from '@/services/kit/service'
import { auditsWanted } from './audits-wanted'
import { inWords } from './in-words'

const HEAD = ['때', '누가', '한 일', '대상', '대상 번호', '내용', '접속지', '기기']
/** Lines whose names are looked up together. */
const AT_ONCE = 5_000

export const exportAudits = operation(contracts.exportAudits, async ({ reason, ...wanted }, ctx) => {
  const found = await ctx.db
    .select()
    .from(audits)
    .where(await auditsWanted(ctx, wanted))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(MOST_EXPORTED_AUDITS + 1)
  if (found.length > MOST_EXPORTED_AUDITS) throw ctx.fail('tooMany')
  const rows: string[][] = []
  for (let from = 0; from < found.length; from += AT_ONCE)
    for (const { at, actor, action, target, details, place } of await inWords(ctx, found.slice(from, from + AT_ONCE)))
      rows.push([
        formatDateTime(at),
        actor.words,
        action.words,
        target.words,
        target.id,
        details.map(({ words, value }) => `${words}: ${value}`).join(' / '),
        place.address,
        place.agent,
      ])
  const whose = wanted.person ? [{ memberNo: wanted.person }] : []
  ctx.audit('audit.export', 'audits', { reason: reason.trim(), rows: rows.length, ...wanted }, whose)
  return { item: { name: `audit-${formatDate(ctx.now).replaceAll('.', '')}.csv`, csv: toCsv([HEAD, ...rows]), rows: rows.length } }
})
