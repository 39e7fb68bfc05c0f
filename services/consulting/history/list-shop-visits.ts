import * as contracts from '@/schemas/api/consulting/history'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { settings } from '@/services/base/settings'
import { operation } from '@/services/kit/service'
import { listShopConsultations } from '@/services/outside/list-shop-consultations'

export const listShopVisits = operation(contracts.listShopVisits, async (_, ctx) => {
  const { memberName, mobileNo } = ctx.session.identified!
  const system = settings().outside.smartConsulting
  if (!system) throw ctx.fail('away')
  const answered = await listShopConsultations(system, { name: memberName, phoneNo: digitsOnly(mobileNo) })
  if (answered.ok) return { items: answered.value.toSorted((a, b) => b.date.localeCompare(a.date)), totalCount: answered.value.length }
  ctx.log.warn({ event: 'smart-consulting-failed', code: answered.code }, 'the system of the shops gave no list')
  throw ctx.fail('away')
})
