import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/community-desk'
import { formatMobile } from '@/schemas/words/person'
import { recruitApplications } from '@/services/db/tables/community'
import { operation } from '@/services/kit/service'
import { housingNames } from './housing-names'
import { openedRows } from './opened-rows'

/** Opens what members wrote, and records of each of them who read it, and why. One that was withdrawn meanwhile is left out. */
export const openApplications = operation(contracts.openApplications, async ({ applicationSeqs, reason }, ctx) => {
  const { applicationSeq, siteId } = recruitApplications
  const rows = await openedRows(ctx.db).where(and(eq(siteId, ctx.siteId), inArray(applicationSeq, applicationSeqs)))
  const nameOf = await housingNames(ctx)
  for (const { application } of rows)
    ctx.audit('recruit.read', `recruit:${application.applicationSeq}`, { reason: reason.trim() }, [application])
  return {
    items: rows.map(({ application, name, mobileNo, email }) => ({
      applicationSeq: application.applicationSeq,
      name: name ?? '',
      phoneNo: formatMobile(mobileNo ?? ''),
      email: email ?? '',
      snsUrls: application.answers.snsUrls,
      housingType: nameOf(application.answers.housingType),
      motive: application.answers.motive,
      decisionReason: application.decisionReason ?? '',
    })),
    totalCount: rows.length,
  }
})
