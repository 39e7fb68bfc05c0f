import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/store/arrivals'
import * as installContracts from '@/schemas/api/store/install-days'
import { ARRIVAL_PLACES, arrivalDayWords, arrivalHoldsUntil, arrivalWords, type ArrivalPlace } from '@/schemas/rules/store/arrival'
import { operation, service } from '@/services/kit/service'
import { storeTerms } from '../domain/terms/store-terms'
import { arrivalOfGoods } from '../domain/goods/arrival-of-goods'
import { installDaysOf } from '../domain/goods/install-days-of'

/** More lines than a cart has. */
const MOST = 100

const readArrival = operation(contracts.readArrival, async ({ goodsIds }, ctx) => {
  const of = await arrivalOfGoods(ctx, ctx.now, goodsIds.split(',').slice(0, MOST), { isForVisitors: true })
  const { arrival } = await storeTerms(ctx.db, ctx.siteId)
  holdsUntil(arrivalHoldsUntil(ctx.now, arrival.cutOffHour))
  const words = (place: ArrivalPlace): string => (of ? arrivalWords(of(place)) : '')
  return { item: Object.fromEntries(ARRIVAL_PLACES.map((place) => [place, words(place)])) as Record<ArrivalPlace, string> }
})

const readInstallDays = operation(installContracts.readInstallDays, async ({ goodsIds }, ctx) => {
  const found = await installDaysOf(ctx, ctx.now, goodsIds.split(',').slice(0, MOST))
  const first = (place: ArrivalPlace): string => found?.first(place) ?? ''
  return {
    item: {
      ...(Object.fromEntries(ARRIVAL_PLACES.map((place) => [place, first(place)])) as Record<ArrivalPlace, string>),
      days: (found?.days ?? []).map((day) => ({ day, words: arrivalDayWords(day) })),
    },
  }
})

export const arrivals = service('arrivals', [readArrival, readInstallDays])
