import * as contracts from '@/schemas/api/members/joins'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import { agreementsOf, emptyJoin, withAgreements } from '@/schemas/rules/members/join-draft'
import { operation } from '@/services/kit/service'
import { changeJoinDraft } from './join-draft'

/** A missing consent counts as refused. A social sign-up stays one; otherwise another kind restarts it. */
export const agree = operation(contracts.agree, async ({ kind = 'personal', ...said }, ctx) => {
  const agreements = { ...agreementsOf(undefined), ...said }
  if (agreementsFault(agreements)) throw ctx.fail('missing')
  return changeJoinDraft(ctx, (draft) => withAgreements(draft.kind === kind || draft.kind === 'sns' ? draft : emptyJoin(kind), agreements))
})
