import { eq } from 'drizzle-orm'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/events/prizes'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { isTaxed, prizeFaults, type PrizeForm } from '@/schemas/rules/events/prizes'
import { eventPrizes, type PrizeAnswer } from '@/services/db/tables/draws'
import { operation } from '@/services/kit/service'
import { ownPrize, presentPrize } from './own-prize'

/** The row is locked, so that the last of two answers that come at once stands whole. A declined prize keeps no address. */
export const answerMyPrize = operation(contracts.answerMyPrize, async ({ prizeSeq, acceptYn, answer: sent }, ctx) => {
  const { db, now } = ctx
  const found = await ownPrize(ctx, prizeSeq, { lock: true })
  const { answerBy, state, won } = found.prize
  if (answerBy === null) throw ctx.fail('nothing')
  if (answerBy <= now) throw ctx.fail('late')
  if (state === 'declined') throw ctx.fail('declined')
  const isAccepted = acceptYn === 'Y'
  if (isAccepted && !sent) throw ctx.fail('noAddress')
  if (isAccepted) validate(sent!, won)
  const answer = isAccepted ? answerOf(sent!, won) : null
  const changed = { state: isAccepted ? ('accepted' as const) : ('declined' as const), answer, answeredAt: now }
  await db.update(eventPrizes).set(changed).where(eq(eventPrizes.prizeSeq, prizeSeq))
  return { item: presentPrize({ ...found, prize: { ...found.prize, ...changed } }, now) }
})

function validate(form: PrizeForm, won: number): void {
  const faults = Object.entries(prizeFaults(form, isTaxed(won)))
  if (faults.length === 0) return
  const problems = faults.map(([name, message]): Problem => ({ pointer: `/answer/${name}`, message, keyword: 'rule' }))
  throw new CallFailure('400', problems[0]!.message, { problems })
}

const answerOf = ({ name, phoneNo, zipCode, address, addressDetail, taxName }: PrizeForm, won: number): PrizeAnswer => ({
  name: name.trim(),
  phoneNo: digitsOnly(phoneNo),
  zipCode: zipCode.trim(),
  address: address.trim(),
  addressDetail: addressDetail.trim(),
  taxName: isTaxed(won) ? taxName.trim() : '',
})
