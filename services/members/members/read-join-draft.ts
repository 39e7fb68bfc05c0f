import * as contracts from '@/schemas/api/members/joins'
import { operation } from '@/services/kit/service'
import { readVisit } from '@/services/auth/domain/visit'
import { presentJoinDraft } from './join-draft'

export const readJoinDraft = operation(contracts.readJoinDraft, async (_, ctx) => ({
  item: presentJoinDraft((await readVisit(ctx)).join),
}))
