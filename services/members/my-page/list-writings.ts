import * as contracts from '@/schemas/api/members/my-page'
import { operation } from '@/services/kit/service'
import { activityOf } from './activity-of'

export const listWritings = operation(contracts.listWritings, (input, ctx) => activityOf(ctx, 'writing', input))
