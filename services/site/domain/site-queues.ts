import { and, count, eq, gte, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { recordTypeOf } from '@/schemas/records/registry'
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { audits } from '@/services/db/tables/base'
import { records } from '@/services/db/tables/records'
import { documents } from '@/services/db/tables/site'
import type { Queue } from '@/services/parts/queues'
import { inSections } from './require-page'
import { hasProblemsToMend } from './has-problems-to-mend'
import { actorOfStaff } from './actor-of'
import { firstDayTasks } from './first-day-tasks'
import { isClosed } from './is-closed'
import { readFirstDayMarks } from './first-day-marks'
import { statesOfMonths } from './states-of-months'

const WEEK = 7 * 86_400_000

/** What somebody changed and nobody published: all of it waits for who may publish, one's own for who may only write. */
const pages: Queue = async ({ db, siteId, rights, session }) => {
  const [writes, publishes] = [rights.writes('pages'), rights.publishes('pages')]
  if (!writes && !publishes) return []
  const ours = and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNull(documents.deletedAt), inSections(rights.scope))
  const isMine = eq(documents.updatedBy, session.staff?.id ?? '')
  const isChanged = and(isNotNull(documents.publishedRevisionId), ne(documents.draftHash, documents.publishedHash))
  const isNew = and(isNull(documents.publishedRevisionId), isNull(documents.publishedAt), isMine)
  const count = (wanted: SQL | undefined) => db.$count(documents, and(ours, wanted))
  return [
    publishes
      ? { id: 'pages-changed', words: '고친 뒤 게시하지 않은 페이지', count: await count(isChanged), path: '/ice_builder?status=changed' }
      : {
          id: 'pages-changed-mine',
          words: '내가 고치고 게시하지 않은 페이지',
          count: await count(and(isChanged, isMine)),
          path: '/ice_builder?status=changed&mine=Y',
        },
    { id: 'pages-draft-mine', words: '내가 쓰던 새 페이지', count: await count(isNew), path: '/ice_builder?status=draft&mine=Y' },
    {
      id: 'pages-with-problems',
      words: '문제가 있어 게시할 수 없는 페이지',
      count: await count(hasProblemsToMend()),
      path: '/ice_builder?problems=Y',
    },
  ].map((one) => ({ ...one, kind: 'draft' as const }))
}

const unpublishedRecords: Queue = async ({ db, siteId, rights, session }) => {
  const mine = sql<number>`count(*) filter (where ${records.updatedBy} = ${actorOfStaff(session.staff?.id ?? '')})`
  const rows = await db
    .select({ type: records.type, state: records.state, all: count(), mine: mine.mapWith(Number) })
    .from(records)
    .where(and(eq(records.siteId, siteId), isNull(records.deletedAt), inArray(records.state, ['changed', 'draft'])))
    .groupBy(records.type, records.state)
    .orderBy(records.type, records.state)
  return rows.flatMap(({ type, state, ...counts }) => {
    const record = recordTypeOf(type)
    // What is visible at once has no drafts that a list could show.
    if (record?.visibility !== 'drafts' || !(rights.writes(type) || rights.publishes(type))) return []
    const isForAll = state === 'changed' && rights.publishes(type)
    const words = state === 'draft' ? '내가 쓰던 새' : isForAll ? '고친 뒤 게시하지 않은' : '내가 고치고 게시하지 않은'
    return [
      {
        id: `records-${state}-${type}`,
        words: `${words} ${record.title}`,
        count: isForAll ? counts.all : counts.mine,
        path: `/ice_builder/records/${type}?state=${state}${isForAll ? '' : '&mine=Y'}`,
        kind: 'draft' as const,
      },
    ]
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
      kind: 'late',
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

/** Finished months of the audit log that nobody has looked through. */
const unsignedMonths: Queue = async (ctx) => {
  if (!ctx.rights.writes('audit')) return []
  const count = (await statesOfMonths(ctx)).filter(({ state }) => state === 'unsigned').length
  return [
    { id: 'audit-months', words: '감사 기록을 점검하지 않은 달', count, path: '/ice_builder/audit-review?state=unsigned', kind: 'late' },
  ]
}

export const siteQueues: readonly Queue[] = [firstDay, unsignedMonths, pages, unpublishedRecords, refusedAppointments]
