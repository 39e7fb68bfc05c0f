import type { Ctx } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'
import type { AgencyDraft } from '@/schemas/words/visit-draft'

/** What the complete page is of. */
export const AGENCY_FORM = 'agency'

type Visiting = Pick<Ctx, 'db' | 'session' | 'now' | 'siteId'>

/** Changes what this browser's visit keeps of its sign-up; one that came to its end is over with the first answer of the next. */
export const changeAgencyDraft = (ctx: Visiting, change: (draft: AgencyDraft) => AgencyDraft): Promise<{ cookies: string[] }> =>
  changeVisit(ctx, ({ agency = {}, done, ...others }) => ({
    ...others,
    ...(done && done.form !== AGENCY_FORM ? { done } : {}),
    agency: change(agency),
  }))
