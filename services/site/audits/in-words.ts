import type { Listed } from '@/schemas/api/base/contract'
import type { browseAudits } from '@/schemas/api/site/audits'
import { deviceWords } from '@/services/auth/domain/device-words'
import { auditWords } from '@/schemas/rules/base/audit-words'
import type { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import { detailsInWords } from './details-in-words'
import { namesOf } from './names-of'

type Line = typeof audits.$inferSelect
type AuditLine = Listed<typeof browseAudits>

/** Lines as staff read them: who did what to which thing, with a way to it. */
export async function inWords(ctx: Ctx, lines: readonly Line[]): Promise<AuditLine[]> {
  const names = await namesOf(ctx, lines)
  return lines.map(({ id, at, actor, action, target, detail, address, agent }) => ({
    id,
    at: at.toISOString(),
    actor: { id: actor, words: isEntering(actor, action) ? names.target(action, target).words : names.actor(actor) },
    action: { id: action, words: auditWords(action) },
    target: { id: target, ...names.target(action, target) },
    details: detailsInWords(action, detail),
    place: { address: address ?? '', agent: agent ? deviceWords(agent) : '' },
  }))
}

/** Signing in is recorded before anybody is signed in: the person is the target. */
const isEntering = (actor: string, action: string): boolean => actor === 'visitor' && /\.(signIn|password|accept)$/.test(action)
