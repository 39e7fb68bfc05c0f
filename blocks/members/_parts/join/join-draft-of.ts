import type { PageContext } from '@/renderer/define-block'
import type { JoinDraftView, readJoinDraft } from '@/schemas/api/members/joins'
import { agreementsOf } from '@/schemas/rules/members/join-draft'
import { recordOf } from '@/blocks/base/_parts/record-of'

const NOTHING: JoinDraftView = {
  kind: 'personal',
  agreements: agreementsOf(undefined),
  hpVerify: false,
  verifyUser: null,
  employeeEmail: '',
  social: null,
  joinedUser: null,
}

/** The draft found by the page's subject; an empty one in a preview. */
export const joinDraftOf = (page: PageContext): JoinDraftView => recordOf<typeof readJoinDraft>(page, 'join-step') ?? NOTHING
