import { sql, type SQL } from 'drizzle-orm'
import { audits } from '@/services/db/tables/base'

/**
 * Leaves out a save that the same person's next save of the same page follows within ten minutes: the canvas saves by itself, and a
 * morning's work would be a hundred lines. Each stays in the log and in its file.
 */
export const isNoEarlierSave = (): SQL => sql`(${audits.action} <> 'page.save' or not exists (
  select 1 from ${audits} next where next.target = ${audits.target} and next.action = 'page.save' and next.actor = ${audits.actor}
  and (next.at, next.id) > (${audits.at}, ${audits.id}) and next.at < ${audits.at} + interval '10 minutes'))`
