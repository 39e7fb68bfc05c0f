import * as contracts from '@/schemas/api/members/joins'
import { answer } from '@/services/kit/service'
import { readVisit } from '@/services/auth/domain/visit'
import { presentDraft } from './join-draft'

export const readJoinDraft = answer(contracts.readJoinDraft, 'services/members/members/read-join-draft.ts', async (_, ctx) => ({
  item: presentDraft((await readVisit(ctx)).join),
}))
