import * as contracts from '@/schemas/api/events/entries'
import { RESEARCH, readSurvey, surveyData, vendorSurveyFault } from '@/schemas/rules/events/vendor-survey'
import { enter } from '../domain/enter'
import { partnerName } from '@/services/members/domain/partner-name'
import { operation } from '@/services/kit/service'

/** V-SURV-1 to V-SURV-4, P-BIZ-2. Only answers to our own questions are stored. */
export const applySurvey = operation(contracts.applySurvey, async (input, ctx) => {
  await enter(ctx, {
    eventId: input.eventId,
    applyType: input.applyType,
    fits: ({ eventTab }) => eventTab === RESEARCH,
    validate: async () => {
      if ((await partnerName(ctx)) === undefined) throw ctx.fail('noPartner')
      const fault = vendorSurveyFault(input.data01, input.data02)
      if (fault) throw ctx.fail('wrong', { words: fault })
      return surveyData(readSurvey(input.data01, input.data02)!)
    },
  })
  return {}
})
