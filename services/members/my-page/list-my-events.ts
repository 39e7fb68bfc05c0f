import * as contracts from '@/schemas/api/members/my-page'
import { operation } from '@/services/kit/service'
import { activityOf } from './activity-of'

export const listMyEvents = operation(contracts.listMyEvents, (input, ctx) => activityOf(ctx, 'event', input))
