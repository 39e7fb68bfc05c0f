// Everything that can be done to a record, one function each. A function that refuses answers with the reason as a sentence, so that an
// act on many records names each refusal; what it does is written with its history line, its audit line and its cache tags.
import { and, eq } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import { recordProblems } from '@/schemas/records/record-problems'
import { fieldAt } from '@/schemas/records/field-at'
import { formatDateTime } from '@/schemas/words/dates'
import { recordChanges, records, type RecordBefore } from '@/services/db/tables/records'
import type { Ctx } from '@/services/kit/service'
import { addressProblems } from './address-problems'
import { columnsOf, isAlike } from './columns-of'
import { deadCodes } from './dead-codes'
import { deadLinks } from './dead-links'
import { deadReferences } from './dead-references'
import type { RecordBatch } from './record-batch'
import type { RecordStore, Row, StoreCtx } from './record-store'
import { settleAddress } from './settle-address'
import { hasSlug } from './slug-path'

export type RecordRow = typeof records.$inferSelect
type Action = (typeof recordChanges.$inferInsert)['action']

/** One change of one record, in the transaction of `ctx`. */
export interface RecordChange {
  ctx: Ctx
  store: RecordStore
  row: RecordRow
  /** Changes of one act have one batch. */
  batch: string
  /** `staff:ID`, or `system` for what was scheduled. */
  actor: string
  /** Of an act on many records: what is decided is written by its next `flush`. */
  many?: RecordBatch | undefined
}

/** A refusal: why, and where in the form. */
export interface Refused {
  why: string
  problems?: Problem[]
}
export const isRefused = (value: unknown): value is Refused => typeof value === 'object' && value !== null && 'why' in value

/** Raised by every change of a record of this type, so that the console counts again. */
export const recordsTag = (type: string): string => `records:${type}`
/** Raised when a moment was set or moved. */
export const DUE_TAG = 'records-due'
export const auditTarget = ({ type, id }: { type: string; id: string }): string => `record:${type}:${id}`

const IN_TRASH: Refused = { why: '휴지통에 있습니다. 먼저 되살려 주세요.' }

interface Next {
  draft?: RecordValues
  published?: RecordValues | null
  parked?: Row | null
  publishAt?: Date | null
  withdrawAt?: Date | null
  deletedAt?: Date | null
}

/** Stores the next state of a record and what is said of it. @returns the row as it is now. */
async function write({ ctx, store, row, batch, actor, many }: RecordChange, action: Action, next: Next): Promise<RecordRow> {
  const draft = next.draft ?? row.draft
  const published = next.published === undefined ? row.published : next.published
  const version = row.version + 1
  const set = {
    ...next,
    ...columnsOf(store.type, row.id, draft, published),
    ...(action === 'publish' ? { publishedAt: ctx.now } : {}),
    version,
    edited: true,
    updatedBy: actor,
    updatedAt: ctx.now,
  }
  const { siteId, type, id } = row
  const line = { siteId, type, recordId: id, batch, action, version, values: draft, before: beforeOf(row), actor, at: ctx.now }
  const stored = { ...row, ...set }
  if (many) await many.write(stored, line)
  else {
    await ctx.db
      .update(records)
      .set(set)
      .where(and(eq(records.siteId, siteId), eq(records.type, type), eq(records.id, id)))
    await ctx.db.insert(recordChanges).values(line)
  }
  ctx.touch(recordsTag(type))
  if (next.publishAt ?? next.withdrawAt) ctx.touch(DUE_TAG)
  ctx.audit(`record.${action}`, auditTarget(row), { name: stored.name, version })
  return stored
}

const beforeOf = (row: RecordRow): RecordBefore => ({
  draft: row.draft,
  published: row.published,
  publishAt: row.publishAt?.toISOString() ?? null,
  withdrawAt: row.withdrawAt?.toISOString() ?? null,
  deletedAt: row.deletedAt?.toISOString() ?? null,
})

/** @param ofAction what the history calls it. */
export const saveDraft = (change: RecordChange, draft: RecordValues, ofAction: 'save' | 'set' | 'move' | 'import' = 'save') =>
  write(change, ofAction, { draft })

/** Why the draft cannot be shown to visitors; empty when it can. */
export async function publishProblems(
  { ctx, store, row, many }: Pick<RecordChange, 'store' | 'row' | 'many'> & { ctx: StoreCtx },
  { isFormChecked = false } = {},
): Promise<Problem[]> {
  if (store.problems && many?.isWaiting) await many.flush()
  const found = [
    ...(isFormChecked ? [] : recordProblems(store.type, row.draft, { isStrict: true })),
    ...fixedProblems(store, row),
    ...(await deadReferences(ctx, store.type, row.draft, many)),
    ...(await deadLinks(ctx, store.type, row.draft)),
    ...(await addressProblems(ctx, { type: store.type, id: row.id, values: row.draft })),
  ]
  const codes = await deadCodes(ctx, store.type, row.draft, many)
  // A field that is wrong as it is says nothing of its codes as well.
  const problems = [...found, ...codes.filter(({ pointer }) => !found.some((one) => one.pointer === pointer))]
  // Only a form without faults can be compared with what the database has.
  return problems.length > 0 ? problems : ((await store.problems?.(ctx, row.id, row.draft, row.published)) ?? [])
}

function fixedProblems({ type }: RecordStore, { draft, published }: RecordRow): Problem[] {
  if (!published) return []
  const moved = (type.fixed ?? []).filter((field) => draft[field] !== published[field])
  return moved.map((field) => ({
    pointer: `/${field}`,
    keyword: 'fixed',
    message: `${fieldAt(type.form, `/${field}`).title}: 게시한 뒤에는 바꿀 수 없습니다. 원래 값으로 되돌려 주세요.`,
  }))
}

/** @param how `draft` stands for the stored one where it is changed on the way; `action` is what the history calls it. */
export async function publish(
  change: RecordChange,
  { action = 'publish', draft = change.row.draft }: { action?: 'publish' | 'move' | 'set' | 'import'; draft?: RecordValues } = {},
): Promise<RecordRow | Refused> {
  const { ctx, store, row, many } = change
  if (row.deletedAt) return IN_TRASH
  // The trial of an import has checked the form, outside the transaction.
  const problems = await publishProblems({ ctx, store, row: { ...row, draft }, many }, { isFormChecked: action === 'import' })
  if (problems.length > 0) return { why: problems[0]!.message, problems }
  await show(change, draft, row.parked)
  ctx.touch(...store.tags(row.id, draft), ...(row.published ? store.tags(row.id, row.published) : []))
  return write(change, action, { draft, published: draft, parked: null, publishAt: null })
}

/** Publishes at a moment, now when it is null, and takes away at another. Both were checked to lie ahead. */
export async function schedule(change: RecordChange, publishAt: Date | null, withdrawAt: Date | null): Promise<RecordRow | Refused> {
  if (change.row.deletedAt) return IN_TRASH
  const problems = await publishProblems(change)
  if (problems.length > 0) return { why: problems[0]!.message, problems }
  if (publishAt) return write(change, 'schedule', { publishAt, withdrawAt })
  const shown = await publish(change)
  return isRefused(shown) || !withdrawAt ? shown : write({ ...change, row: shown }, 'schedule', { withdrawAt })
}

export async function unschedule(change: RecordChange): Promise<RecordRow | Refused> {
  const { publishAt, withdrawAt } = change.row
  return publishAt || withdrawAt ? write(change, 'unschedule', { publishAt: null, withdrawAt: null }) : { why: '예약이 없습니다.' }
}

/** Writes what visitors read, now or with the other records of an act. */
export async function show(change: RecordChange, values: RecordValues, parked: Row | null): Promise<void> {
  const { ctx, store, row, many } = change
  await (many ? many.show({ id: row.id, values, before: row.published, parked }) : store.show(ctx, row.id, values, row.published, parked))
  await settle(change, values)
}

async function settle({ ctx, store, row }: RecordChange, values: RecordValues | null): Promise<void> {
  if (hasSlug(values, row.published)) ctx.touch(...(await settleAddress(ctx, { type: store.type, id: row.id }, values)))
}

async function takeAway(change: RecordChange): Promise<Row | null | Refused> {
  const { ctx, store, row, many } = change
  if (store.whyShown && many?.isWaiting) await many.flush()
  const why = await store.whyShown?.(ctx, row.id)
  if (why) return { why }
  ctx.touch(...store.tags(row.id, row.published!))
  await settle(change, null)
  return many ? many.hide(row.id, row.published!) : store.hide(ctx, row.id, row.published!)
}

export async function withdraw(change: RecordChange): Promise<RecordRow | Refused> {
  if (!change.row.published) return { why: '게시하지 않은 기록입니다.' }
  if (change.store.type.visibility === 'at-once') return { why: '게시를 내릴 수 없는 기록입니다. 필요 없으면 휴지통으로 옮겨 주세요.' }
  const parked = await takeAway(change)
  return isRefused(parked) ? parked : write(change, 'withdraw', { published: null, parked, publishAt: null, withdrawAt: null })
}

export async function trash(change: RecordChange): Promise<RecordRow | Refused> {
  const { row, ctx } = change
  if (row.deletedAt) return { why: '이미 휴지통에 있습니다.' }
  const parked = row.published ? await takeAway(change) : row.parked
  if (isRefused(parked)) return parked
  return write(change, 'trash', { published: null, parked, publishAt: null, withdrawAt: null, deletedAt: ctx.now })
}

/**
 * Back from the trash as it was before: what visitors saw, they see again. What can no longer be shown comes back as a draft, whose form
 * says what is wrong; a type without drafts stays in the trash then.
 */
export async function restore(change: RecordChange): Promise<RecordRow | Refused> {
  if (!change.row.deletedAt) return { why: '휴지통에 있지 않습니다.' }
  if (change.store.type.visibility === 'drafts') {
    const before = await beforeTrash(change)
    const shown = before?.published ? await putBack(change, before, 'restore') : undefined
    return shown && !isRefused(shown) ? shown : write(change, 'restore', { deletedAt: null })
  }
  const problems = await publishProblems(change)
  if (problems.length > 0) return { why: problems[0]!.message, problems }
  return publish({ ...change, row: await write(change, 'restore', { deletedAt: null }) })
}

/** What the last change found, when it was the one that threw the record away. */
async function beforeTrash({ ctx, row }: RecordChange): Promise<RecordBefore | undefined> {
  const { siteId, type, recordId, action, version, before } = recordChanges
  const [last] = await ctx.db
    .select({ before })
    .from(recordChanges)
    .where(and(eq(siteId, row.siteId), eq(type, row.type), eq(recordId, row.id), eq(action, 'trash'), eq(version, row.version)))
  return last?.before ?? undefined
}

/** Puts the state before a change back. A moment that has passed since is not set again. */
export async function putBack(
  change: RecordChange,
  before: RecordBefore,
  action: 'undo' | 'restore' = 'undo',
): Promise<RecordRow | Refused> {
  const { ctx, store, row } = change
  let { parked } = row
  if (row.published && !before.published) {
    const taken = await takeAway(change)
    if (isRefused(taken)) return taken
    parked = taken
  } else if (before.published && !isAlike(row.published, before.published)) {
    const problems = await publishProblems({ ...change, row: { ...row, draft: before.published, deletedAt: null } })
    if (problems.length > 0) return { why: problems[0]!.message, problems }
    await show(change, before.published, parked)
    ctx.touch(...store.tags(row.id, before.published), ...(row.published ? store.tags(row.id, row.published) : []))
    parked = null
  }
  const ahead = (moment: string | null): Date | null => (moment && new Date(moment) > ctx.now ? new Date(moment) : null)
  return write(change, action, {
    draft: before.draft,
    published: before.published,
    parked,
    publishAt: ahead(before.publishAt),
    withdrawAt: ahead(before.withdrawAt),
    deletedAt: before.deletedAt ? new Date(before.deletedAt) : null,
  })
}

/** What was scheduled for now happens. A refusal takes the appointment away and is said in the audit log. */
export async function meetAppointment(change: RecordChange): Promise<void> {
  const { ctx, row } = change
  const isToShow = row.publishAt !== null && row.publishAt <= ctx.now
  const act = isToShow ? publish : row.published ? withdraw : unschedule
  const outcome = await act(change)
  if (!isRefused(outcome)) return
  ctx.audit('record.refused', auditTarget(row), {
    name: row.name,
    why: outcome.why,
    at: formatDateTime(isToShow ? row.publishAt : row.withdrawAt),
  })
  await write(change, 'unschedule', isToShow ? { publishAt: null } : { withdrawAt: null })
}
