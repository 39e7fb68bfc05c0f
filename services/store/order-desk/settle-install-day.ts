import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-changes'
import { arrivalDayWords, isWorkingDay } from '@/schemas/rules/store/arrival'
import { seoulDay } from '@/schemas/words/seoul-day'
import { publicHolidays } from '@/services/base/public-holidays'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { raiseVersion } from '../domain/money/create-refund'
import { noteChange } from '../domain/orders/note-change'
import { orderTarget } from '../domain/orders/order-target'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockDeskOrder } from './lock-desk-order'
import { presentDeskOrder } from './present-desk-order'

const OPEN: readonly string[] = ['paid', 'preparing', 'shipped']

/** Also once it was handed over to our own people, who may not find the buyer at home. */
export const settleInstallDay = operation(contracts.settleInstallDay, async ({ orderId, version, day, reason: typed }, ctx) => {
  const locked = await lockDeskOrder(ctx, ctx, { orderId, version })
  const { state, wishedDay, settledDay } = locked.order
  if (!OPEN.includes(state)) throw ctx.fail('handedOver')
  if (!locked.lines.some(({ delivery, qty, cancelledQty }) => delivery === 'install' && qty > cancelledQty)) throw ctx.fail('noInstall')
  if (Number.isNaN(Date.parse(day)) || day <= seoulDay(ctx.now)) throw ctx.fail('wrongDay')
  const names = await publicHolidays(ctx.now)
  if (!isWorkingDay(day, (one) => names(one).length > 0)) throw ctx.fail('dayOff')
  const before = settledDay ?? wishedDay
  if (day === before) throw ctx.fail('same')
  const reason = typed.trim()
  const by = `staff:${ctx.session.staff!.id}`
  await ctx.db.update(orders).set({ settledDay: day, settledFor: reason }).where(eq(orders.orderId, orderId))
  locked.order = { ...locked.order, settledDay: day, settledFor: reason }
  await raiseVersion(ctx, locked)
  const words = [before && arrivalDayWords(before), arrivalDayWords(day)].filter(Boolean).join(' → ')
  await noteChange(ctx, locked.order, { kind: 'day', words, reason, by })
  await tellBuyer(ctx, locked.order, 'dayChanged', 0, { by })
  ctx.audit('order.day', orderTarget(orderId), { day, reason }, whoseOrder(locked.order))
  return { item: await presentDeskOrder(ctx, orderId) }
})
