import * as contracts from '@/schemas/api/places/visits'
import { operation } from '@/services/kit/service'
import { visitCalendar } from '../domain/visit-calendar'
import { keyedVisit } from './keyed-visit'

export const readVisitCalendar = operation(contracts.readVisitCalendar, async ({ key }, ctx) => ({
  response: new Response(visitCalendar(await keyedVisit(ctx, key)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  }),
}))
