import * as contracts from '@/schemas/api/members/business'
import { BUSINESS_STATUS, withoutDashes } from '@/schemas/rules/members/business'
import { operation } from '@/services/kit/service'
import { askRegistry, limitRegistry } from './registry'

/** P-BIZ-3. */
export const statusCheck = operation(contracts.statusCheck, async ({ bizcoms }, ctx) => {
  await limitRegistry(ctx)
  const numbers = bizcoms.map(({ bizRegNum }) => withoutDashes(bizRegNum))
  const found = await askRegistry(contracts.statusCheck.errors!.away, (registry) => registry.status(numbers))
  return {
    items: found.map(({ bizRegNum, status }) => ({
      bizRegNum,
      ...(status ? { status } : {}),
      statusName: status ? BUSINESS_STATUS[status] : '등록되지 않은 사업자',
    })),
  }
})
