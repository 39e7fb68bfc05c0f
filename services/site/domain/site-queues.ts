import { and, count, eq, gt, gte, isNotNull, isNull, ne } from 'drizzle-orm'
import { recordTypeOf } from '@/schemas/records/registry'
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { audits } from '@/services/db/tables/base'
import { records } from '@/services/db/tables/records'
import { documents } from '@/services/db/tables/site'
import type { Queue } from '@/services/parts/queues'
import { firstDayTasks } from './first-day-tasks'
import { isClosed } from './is-closed'
import { readFirstDayMarks } from './first-day-marks'

const WEEK = 7 * 86_400_000

const pages: Queue = async ({ db, siteId, rights }) => {
  if (!rights.sees('pages')) return []
  const ours = and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNull(documents.deletedAt))
  const isChanged = and(isNotNull(documents.publishedRevisionId), ne(documents.draftHash, documents.publishedHash))
  return [
    {
      id: 'pages-changed',
      words: '고친 뒤 게시하지 않은 페이지',
      count: await db.$count(documents, and(ours, isChanged)),
      path: '/ice_builder?status=changed',
    },
    {
      id: 'pages-with-problems',
      words: '문제가 있어 게시할 수 없는 페이지',
      count: await db.$count(documents, and(ours, gt(documents.problems, 0))),
      path: '/ice_builder?problems=Y',
    },
  ]
}

const changedRecords: Queue = async ({ db, siteId, rights }) => {
  const rows = await db
    .select({ type: records.type, count: count() })
    .from(records)
    .where(and(eq(records.siteId, siteId), isNull(records.deletedAt), eq(records.state, 'changed')))
    .groupBy(records.type)
    .orderBy(records.type)
  return rows.flatMap(({ type, count: changed }) => {
    const title = recordTypeOf(type)?.title
    return title && rights.sees(type)
      ? [
          {
            id: `records-changed-${type}`,
            words: `고친 뒤 게시하지 않은 ${title}`,
            count: changed,
            path: `/ice_builder/records/${type}?state=changed`,
          },
        ]
      : []
  })
}

const refusedAppointments: Queue = async ({ db, now, rights }) => {
  if (!rights.sees('audit')) return []
  const from = seoulDay(new Date(now.getTime() - WEEK))
  return [
    {
      id: 'appointments-refused',
      words: '최근 7일 동안 예약한 때에 게시하지 못한 기록',
      count: await db.$count(audits, and(eq(audits.action, 'record.refused'), gte(audits.at, startOfSeoulDay(from)))),
      path: `/ice_builder/audit?from=${from}&action=record.refused`,
    },
  ]
}

const firstDay: Queue = async ({ db, siteId, rights }) => {
  if (!rights.sees('opening') || !(await isClosed(db, siteId))) return []
  const marks = await readFirstDayMarks(db, siteId)
  const left = (await firstDayTasks(db, siteId)).filter(({ id }) => !marks[id]).length
  // A closed site waits for its last press, too.
  return [{ id: 'first-day', words: '사이트를 열기 전에 할 일', count: Math.max(left, 1), path: '/ice_builder/opening' }]
}

export const siteQueues: readonly Queue[] = [firstDay, pages, changedRecords, refusedAppointments]
