import * as contracts from '@/schemas/api/catalog/estimates'
import { operation } from '@/services/kit/service'
import { workCosts } from './work-costs'

export const listEstimateCosts = operation(contracts.listEstimateCosts, async (_, ctx) => ({ items: await workCosts(ctx) }))
