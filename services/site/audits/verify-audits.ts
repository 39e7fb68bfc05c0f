import * as contracts from '@/schemas/api/site/audits'
import { MOST_FAULTS } from '@/schemas/api/site/audits'
import { faultWords } from '@/schemas/rules/site/fault-words'
import { operation } from '@/services/kit/service'
import { verifyAudits as verify } from '@/services/trail/verify-audits'

export const verifyAudits = operation(contracts.verifyAudits, async (_, ctx) => {
  const { lines, until, faults } = await verify(ctx.db, ctx.now)
  const first = faults.toSorted((a, b) => a.id - b.id).slice(0, MOST_FAULTS)
  ctx.audit('audit.verify', 'audits', { rows: lines, faults: faults.length })
  return {
    item: {
      lines,
      until: until?.toISOString() ?? null,
      total: faults.length,
      faults: first.map((fault) => ({ id: fault.id, words: faultWords(fault) })),
    },
  }
})
