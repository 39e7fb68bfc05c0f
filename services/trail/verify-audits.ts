// Compares the audit log with its seals, from the first to the last, and names every line that is not what it was.
import { and, asc, gt, lt } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { auditSeals, unsealedAudits } from '@/services/db/tables/trail'
import { auditsKeptSince } from './audits-kept-since'
import { readContent, type FoundLine } from './read-content'
import { FOREIGN, GONE } from './seal-audits'
import { sealMark } from './seal-mark'

/**
 * `changed`: says something else now. `missing`: is gone. `moved`: says what another line said. `added`: this program did not write it.
 * `seal`: the seal itself was changed, taken out or put in; its lines prove nothing.
 */
export type FaultKind = 'changed' | 'missing' | 'moved' | 'added' | 'seal'
export interface AuditFault {
  kind: FaultKind
  /** Id of the line, or the number of the seal. */
  id: number
}

export interface Verdict {
  /** Lines that were compared with a seal. */
  lines: number
  seals: number
  /** Moment of the last seal. */
  until: Date | null
  /** Mark of the last seal: whoever kept it elsewhere sees by it that no seal was taken off the end. */
  head: string
  faults: AuditFault[]
}

type Seal = typeof auditSeals.$inferSelect

/** Seals that are read at once, lines whose content is, and ids. */
const [SEALS, LINES, IDS] = [200, 4_000, 20_000]
/** A line that has waited longer than this for its seal has slipped past it. */
const SEALED_WITHIN = 10 * 60_000

/** @param heads marks that were kept elsewhere, by the number of their seal. */
export async function verifyAudits(db: Database, now: Date, heads: ReadonlyMap<number, string> = new Map()): Promise<Verdict> {
  const verdict: Verdict = { lines: 0, seals: 0, until: null, head: '', faults: [] }
  const known = new Set<number>()
  const keptSince = auditsKeptSince(now)
  for (;;) {
    const seals = await db
      .select()
      .from(auditSeals)
      .where(gt(auditSeals.number, verdict.seals))
      .orderBy(asc(auditSeals.number))
      .limit(SEALS)
    if (seals.length === 0) break
    for (const together of byLines(seals)) {
      const found = await readContent(
        db,
        together.flatMap(({ ids }) => ids),
      )
      for (const seal of together) {
        verdict.faults.push(...faultsOfSeal(seal, verdict, heads), ...faultsOfLines(seal, found, seal.at < keptSince))
        for (const id of seal.ids) known.add(id)
        Object.assign(verdict, { lines: verdict.lines + seal.ids.length, seals: seal.number, until: seal.at, head: seal.mark })
      }
    }
  }
  const cutOff = [...heads.keys()].filter((number) => number > verdict.seals).map((id) => ({ kind: 'seal' as const, id }))
  verdict.faults.push(...cutOff, ...(await slippedPast(db, known, now)))
  return verdict
}

/** Seals in groups that have about as many lines. */
function* byLines(seals: readonly Seal[]): Generator<Seal[]> {
  let group: Seal[] = []
  let lines = 0
  for (const seal of seals) {
    if (group.length > 0 && lines + seal.ids.length > LINES) {
      yield group
      ;[group, lines] = [[], 0]
    }
    group.push(seal)
    lines += seal.ids.length
  }
  if (group.length > 0) yield group
}

function faultsOfSeal(seal: Seal, { seals, head }: Verdict, heads: ReadonlyMap<number, string>): AuditFault[] {
  const missing = Array.from({ length: seal.number - seals - 1 }, (_, at) => seals + 1 + at)
  const holds = seal.mark === sealMark(seal, head)
  const isKept = (heads.get(seal.number) ?? seal.mark) === seal.mark
  return [...missing, ...(holds && isKept ? [] : [seal.number])].map((id) => ({ kind: 'seal', id }))
}

function faultsOfLines({ ids, hashes }: Seal, found: Map<number, FoundLine>, mayBeGone: boolean): AuditFault[] {
  const sealed = new Set(hashes)
  return ids.flatMap((id, at): AuditFault[] => {
    const line = found.get(id)
    if (!line) return mayBeGone && hashes[at] !== GONE ? [] : [{ kind: 'missing', id }]
    if (line.hash === hashes[at]) return []
    if (hashes[at] === FOREIGN) return [{ kind: 'added', id }]
    return [{ kind: sealed.has(line.hash) ? 'moved' : 'changed', id }]
  })
}

/** Lines that are in no seal and wait for none. */
async function slippedPast(db: Database, known: ReadonlySet<number>, now: Date): Promise<AuditFault[]> {
  const waiting = new Set((await db.select().from(unsealedAudits)).map(({ auditId }) => auditId))
  const faults: AuditFault[] = []
  for (let after = 0; ;) {
    const rows = await db
      .select({ id: audits.id })
      .from(audits)
      .where(and(gt(audits.id, after), lt(audits.at, new Date(now.getTime() - SEALED_WITHIN))))
      .orderBy(asc(audits.id))
      .limit(IDS)
    for (const { id } of rows) if (!known.has(id) && !waiting.has(id)) faults.push({ kind: 'added', id })
    if (rows.length < IDS) return faults
    after = rows.at(-1)!.id
  }
}
