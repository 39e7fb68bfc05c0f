import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/events/forms'
import { COLLABO, collaboFaults, tidyCollabo } from '@/schemas/rules/events/collabo'
import { eventForms } from '@/services/db/tables/events'
import { enter } from '../domain/enter'
import { operation } from '@/services/kit/service'

/** Stores the entry and the request in one transaction. The entry has no personal data; the request is sealed (P1). */
export const applyCollabo = operation(contracts.applyCollabo, async ({ eventId, inflow = '', form }, ctx) => {
  const { siteId, now, session } = ctx
  await enter(ctx, {
    eventId,
    applyType: COLLABO,
    fits: ({ eventTab }) => eventTab === COLLABO,
    validate: () => {
      const problems = Object.entries(collaboFaults(form)).map(([name, message]): Problem => ({
        pointer: `/form/${name}`,
        message,
        keyword: 'rule',
      }))
      if (problems.length > 0) throw new CallFailure('400', problems[0]!.message, { problems })
    },
    also: async (tx, { eventSeq }) => {
      const { memberNo } = session.user!
      await tx.insert(eventForms).values({ siteId, eventSeq, memberNo, inflow: inflow.trim(), form: tidyCollabo(form), createdAt: now })
    },
  })
  return {}
})
