import type { Ctx } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'
import type { AgencyDraft } from '@/schemas/words/visit-draft'

/** The name of the form for the completion page. */
export const AGENCY_FORM = 'agency'

type Visiting = Pick<Ctx, 'db' | 'session' | 'now' | 'siteId'>

/** Changes this browser's stored sign-up; a completed one is replaced by the first change of the next. */
export const changeAgencyDraft = (ctx: Visiting, change: (draft: AgencyDraft) => AgencyDraft): Promise<{ cookies: string[] }> =>
  changeVisit(ctx, ({ agency = {}, done, ...others }) => ({
    ...others,
    ...(done && done.form !== AGENCY_FORM ? { done } : {}),
    agency: change(agency),
  }))
