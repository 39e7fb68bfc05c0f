import * as contracts from '@/schemas/api/members/my-page'
import { operation } from '@/services/kit/service'
import { activityOf } from './activity-of'

export const listComments = operation(contracts.listComments, (input, ctx) => activityOf(ctx, 'comment', input))
