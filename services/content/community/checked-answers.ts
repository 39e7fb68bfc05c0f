import type { Input } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { applyToRecruitment } from '@/schemas/api/content/community'
import { applicationFaults, tidyAnswers, type ApplicationAnswers } from '@/schemas/rules/content/recruit-application'
import type { Ctx } from '@/services/kit/service'
import { and, eq } from 'drizzle-orm'
import { commonCodes } from '@/services/db/tables/site'

/** Whether a group of common codes has this code. */
const isCodeOf = async ({ db }: Pick<Ctx, 'db'>, group: string, code: string): Promise<boolean> =>
  (await db.$count(commonCodes, and(eq(commonCodes.codeGroupValue, group), eq(commonCodes.code, code)))) > 0

type Sent = Input<typeof applyToRecruitment>['answers']

/** What is stored of an application. @throws CallFailure that names the fields with a fault. */
export async function checkedAnswers(ctx: Ctx, sent: Sent): Promise<ApplicationAnswers> {
  const form = { housingType: '', ...sent }
  const faults = Object.entries(applicationFaults(form))
  // The form offers only codes of the group; whatever else is sent would be unreadable for staff.
  if (form.housingType && !(await isCodeOf(ctx, 'homeType', form.housingType)))
    faults.push(['housingType', '주거 형태를 다시 선택해 주세요.'])
  if (faults.length > 0) {
    const problems = faults.map(([name, message]) => ({ pointer: `/answers/${name}`, message, keyword: 'rule' }))
    throw new CallFailure('400', problems[0]!.message, { problems })
  }
  return tidyAnswers(form)
}
