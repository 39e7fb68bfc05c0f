import * as contracts from '@/schemas/api/members/business'
import { tidyIdentity } from '@/schemas/rules/members/business'
import { operation } from '@/services/kit/service'
import { askRegistry, limitRegistry } from './registry'

/** V-BIZ-2: the register is queried without dashes, whatever the form sent. */
export const validCheck = operation(contracts.validCheck, async ({ bizcoms }, ctx) => {
  await limitRegistry(ctx)
  return { items: await askRegistry(contracts.validCheck.errors!.away, (registry) => registry.validate(bizcoms.map(tidyIdentity))) }
})
