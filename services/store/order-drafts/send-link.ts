import type { Item } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/order-drafts'
import { notDelivered } from '@/schemas/rules/store/delivers-to'
import { LEAST_PAID, MOST_PAID } from '@/schemas/rules/store/least-paid'
import { PAY_LINK_HOURS } from '@/schemas/rules/store/order-drafts'
import { payLinkPath } from '@/schemas/rules/store/pay-link'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatDateTime } from '@/schemas/words/dates'
import { countText } from '@/services/alarms/texts-of-day'
import { settings } from '@/services/base/settings'
import { companyFacts } from '@/services/db/company-facts'
import { currentDatabase } from '@/services/db/current-database'
import type { OrderBuyer } from '@/services/db/tables/orders'
import { operation, type CtxOf } from '@/services/kit/service'
import { sendMail } from '@/services/outside/send-mail'
import { sendText } from '@/services/outside/send-text'
import { buyerOfDraft } from '../domain/drafts/buyer-of-draft'
import { closeDraftOrder } from '../domain/drafts/close-draft-order'
import { draftLineState, draftOffers } from '../domain/drafts/draft-offers'
import type { DraftRow } from '../domain/drafts/draft-rows'
import { newPayLinkToken, payLinkHash } from '../domain/drafts/pay-link-hash'
import { draftAmounts } from '../domain/drafts/draft-amounts'
import type { StoreCtx } from '../domain/orders/move-order'
import { storeTerms } from '../domain/terms/store-terms'
import { busyWords } from './cancel-draft'
import { changeDraft, draftTarget, lockDraft } from './lock-draft'
import { whoseDraft } from './open-draft'
import { presentDraft } from './present-draft'
import { draftTitle } from '../domain/drafts/draft-title'

type Context = CtxOf<typeof contracts.sendPayLink>
type Sent = Item<typeof contracts.sendPayLink>['sent']

/** What is sent stands before it is sent: a customer never has a link that does not open. */
export const sendLink = operation(contracts.sendPayLink, async ({ draftSeq, version, channels, shownNow }, ctx) => {
  const token = newPayLinkToken()
  const { row, buyer } = await ctx.db.transaction(async (db) => {
    const tx: StoreCtx = { db, siteId: ctx.siteId, now: ctx.now, touch: (...tags) => ctx.touch(...tags) }
    const { draft, state, order } = await lockDraft(ctx, tx, { draftSeq, version })
    if (state === 'paid' || state === 'cancelled') throw ctx.fail('over')
    const { person, amount } = await judge(draft, shownNow, tx, ctx)
    const by = `staff:${ctx.session.staff!.id}`
    if (order && !(await closeDraftOrder(tx, order, by, '결제 링크를 다시 보냈습니다.')))
      throw ctx.fail('underWay', { words: busyWords(order.order.state) })
    const linkEndsAt = new Date(ctx.now.getTime() + PAY_LINK_HOURS * 3_600_000)
    const changed = await changeDraft(tx, draft, {
      ...{ linkHash: payLinkHash(token), linkSentAt: ctx.now, linkEndsAt, linkTakenAt: null, amount },
    })
    return { row: changed, buyer: person }
  })
  const url = `${settings().siteUrl}${payLinkPath(token)}`
  const sent = await deliver(row, buyer, { url, channels }, ctx)
  const fates = Object.fromEntries(sent.map(({ channel, ok }) => [channel, ok]))
  ctx.audit('orderDraft.send', draftTarget(draftSeq), { amount: row.amount, ...fates }, whoseDraft(row, buyer.phoneNo))
  return { item: { draft: await presentDraft(ctx, row), url, sent } }
})

/** What is agreed on must still be for sale; other prices than the caller saw are said, and the agreed ones stay. */
async function judge(draft: DraftRow, shownNow: number, tx: StoreCtx, { fail }: Context): Promise<{ person: OrderBuyer; amount: number }> {
  if (draft.lines.length === 0) throw fail('noLines')
  if (!draft.delivery) throw fail('noPlace')
  const person = await buyerOfDraft(tx, draft)
  if (!person) throw fail('noMember')
  const offers = await draftOffers(tx, draft.lines, draft.memberNo !== null)
  const unsold = draft.lines.filter(({ variantId, qty }) => draftLineState(offers.get(variantId), qty) !== 'ok')
  if (unsold.length > 0)
    throw fail('unsold', {
      words: `지금 판매할 수 없거나 재고가 부족한 상품이 있습니다: ${unsold.map(({ name, choices }) => [name, ...choices].join(' ')).join(', ')}. 상품을 바꾼 뒤 보내 주세요.`,
    })
  const now = draft.lines.reduce((sum, { variantId, qty }) => sum + offers.get(variantId)!.price * qty, 0)
  if (now !== shownNow) throw fail('repriced')
  const { far } = await storeTerms(tx.db, tx.siteId)
  const goods = draft.lines.flatMap(({ variantId }) => offers.get(variantId)?.goods ?? [])
  const words = notDelivered(goods, draft.delivery.zipCode, far.codes)
  if (words) throw fail('notTo', { words })
  const amounts = draftAmounts(draft, offers, far)
  if (draft.discount > amounts.goods) throw fail('discountMost')
  if (amounts.paid > 0 && amounts.paid < LEAST_PAID) throw fail('tooLittle')
  if (amounts.paid > MOST_PAID) throw fail('tooMuch')
  return { person, amount: amounts.paid }
}

interface Link {
  url: string
  channels: readonly ('text' | 'mail')[]
}

async function deliver(row: DraftRow, buyer: OrderBuyer, { url, channels }: Link, ctx: Context): Promise<Sent> {
  const { sender, phone } = await companyFacts(ctx.db, ctx.siteId)
  const words = [
    `${draftTitle(row.lines)} 주문의 결제 안내입니다.`,
    `결제할 금액: ${wonWords(row.amount)}`,
    `결제 기한: ${formatDateTime(row.linkEndsAt)}까지`,
    `결제하기: ${url}`,
    `문의: ${phone}`,
  ].join('\n')
  const sent: Sent = []
  for (const channel of new Set(channels)) {
    if (channel === 'mail') {
      const ok = buyer.email !== '' && (await sendMail({ to: buyer.email, subject: `[${sender}] 주문 결제 안내`, text: words }))
      sent.push({
        channel,
        ok,
        words: ok ? '메일을 보냈습니다.' : buyer.email ? '메일을 보내지 못했습니다.' : '메일 주소가 없어 메일은 보내지 못했습니다.',
      })
    } else if (!(await countText(currentDatabase().db, buyer.phoneNo, ctx.now))) {
      sent.push({ channel, ok: false, words: '오늘 이 번호로 보낼 수 있는 문자를 모두 보냈습니다.' })
    } else {
      const { state } = await sendText({ to: buyer.phoneNo, text: `[${sender}] ${words}` })
      const ok = state !== 'refused'
      sent.push({ channel, ok, words: ok ? '문자를 보냈습니다.' : '문자를 보내지 못했습니다.' })
    }
  }
  return sent
}
