import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ConsultationConflict, DeskChange } from '@/schemas/api/consulting/conflict'
import type { CallFailure } from '@/schemas/api/base/failure'
import { STAGE_WORDS, STAGES } from '@/schemas/rules/consulting/stages'
import { staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import type { Ctx, Fails } from '@/services/kit/service'
import { requireRow } from './desk-row'

/** Changes of one request that a refusal tells; an older one says nothing about the state of now. */
const MOST = 5
const ACTIONS: Readonly<Record<string, DeskChange['what']>> = { 'consultation.move': 'move', 'consultation.assign': 'assign' }

/**
 * The refusal of a change that started from an earlier version: what others did since, read from the audit log, which is written in the
 * transaction of each change, and what the caller wanted.
 */
export async function conflictWith(
  ctx: Ctx & Fails<'missing' | 'moved'>,
  { counselSeq, version }: { counselSeq: number; version: number },
  wanted: ConsultationConflict['wanted'],
): Promise<CallFailure> {
  const { request } = await requireRow(ctx, counselSeq)
  const lines = await ctx.db
    .select()
    .from(audits)
    .where(and(eq(audits.target, `consultation:${counselSeq}`), inArray(audits.action, Object.keys(ACTIONS))))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(MOST)
  const since = lines.filter(({ detail }) => versionOf(detail) > version)
  const people = since.map(({ actor }) => actor.replace(/^staff:/, ''))
  const names = await ctx.db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, people))
  const item: ConsultationConflict = {
    version: request.version,
    stage: request.stage,
    shopId: request.shopId ?? '',
    staffId: request.staffId ?? '',
    changes: since.map(({ actor, action, at, detail }) => ({
      by: names.find(({ id }) => actor === `staff:${id}`)?.name ?? '다른 담당자',
      at: at.toISOString(),
      what: ACTIONS[action]!,
      ...fromTo(detail),
    })),
    wanted,
  }
  return ctx.fail('moved', { item })
}

const fieldOf = (detail: unknown, name: string): unknown => (detail as Record<string, unknown> | null)?.[name]
const versionOf = (detail: unknown): number => Number(fieldOf(detail, 'version') ?? 0)

function fromTo(detail: unknown): { from: string; to: string } {
  const words = (name: string): string => {
    const value = fieldOf(detail, name)
    const stage = STAGES.find((one) => one === value)
    return stage ? STAGE_WORDS[stage] : typeof value === 'string' ? value : ''
  }
  return { from: words('from'), to: words('to') }
}
