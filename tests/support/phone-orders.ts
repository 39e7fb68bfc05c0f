// Telephone orders of a shop: what staff write, and those who pay it by its link.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orderDrafts, orders } from '@/services/db/tables/orders'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { goodsVariants } from '@/services/db/tables/store'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { clearAudits } from './clear-audits'
import type { Prepared, Shop } from './store-orders'
import { PEOPLE, useSettings, type TestApp, type TestResponse } from './test-app'

export type DraftItem = Record<string, unknown> & { draftSeq: number; version: number; amounts: { paid: number } }
export const VISITOR = {}
const BUYER = { name: '윤가람', phoneNo: '010-2000-7788', email: 'garam@example.com' }
const PLACE = {
  ...{ name: '윤가람', phoneNo: '010-2000-7788', zipCode: '04524', address: '서울 중구 세종대로 110' },
  ...{ addressDetail: '7층', request: '전화 뒤 방문' },
}
export const EMPTY_DRAFT = { lines: [], discount: 0, discountReason: '', note: '' }
export const DRAFT_WRITER: RoleRights = { 'order-drafts': { acts: ['write'] } }
const CONSENTS = ['over14', 'terms', 'privacy']
/** What a draft has. */
export const DRAFT_LINES = [{ variantId: 'lamp-1', qty: 2 }]

export const said = ({ status, data }: TestResponse): [number, string] => [status, data.resultMessage]
export const itemOf = (answer: TestResponse): DraftItem => {
  expect(answer.status, answer.data.resultMessage).toBe(200)
  return answer.data.item as DraftItem
}

export class PhoneOrders {
  private readonly app: TestApp
  private readonly shop: Shop

  constructor(app: TestApp, shop: Shop) {
    this.app = app
    this.shop = shop
  }

  /** The manager writes drafts, and nothing else. */
  async hire(): Promise<void> {
    const { db } = this.app.open
    await db.insert(roles).values({ id: 'phone', siteId: 'site', name: '전화', rights: DRAFT_WRITER })
    await db.update(staff).set({ roleId: 'phone', name: '박전화' }).where(eq(staff.id, 'manager'))
  }

  async reset(): Promise<void> {
    const { db } = this.app.open
    await this.shop.reset()
    await clearAudits(db)
    await db.delete(orderDrafts)
    await db.update(goodsVariants).set({ publishedYn: 'Y' })
    await db.update(roles).set({ rights: DRAFT_WRITER })
    await this.atWork()
    useSettings(this.app.place.dataDir, this.shop.settings)
  }

  /** Staff are signed in at the moment of the shop. */
  async atWork(): Promise<void> {
    await this.app.open.db.update(staffSessions).set({ expiresAt: new Date(this.shop.now.getTime() + 3_600_000) })
  }

  post = (call: string, body: object, as: object = PEOPLE.admin): Promise<TestResponse> =>
    this.app.post(`/adm/orderDraft/${call}`, body, { as, now: this.shop.now })
  read = async (draftSeq: number): Promise<DraftItem> =>
    itemOf(await this.app.get(`/adm/orderDraft/read?draftSeq=${draftSeq}`, { as: PEOPLE.admin, now: this.shop.now }))
  save = async (draftSeq: number, more: object, as: object = PEOPLE.admin): Promise<TestResponse> =>
    this.post('save', { ...EMPTY_DRAFT, draftSeq, version: (await this.read(draftSeq)).version, ...more }, as)

  written = async (more: object = {}, of: object = { buyer: BUYER }): Promise<DraftItem> => {
    const { draftSeq } = itemOf(await this.post('create', of))
    return itemOf(await this.save(draftSeq, { lines: DRAFT_LINES, delivery: PLACE, ...more }))
  }
  send = (draft: DraftItem, channels: string[] = ['text']): Promise<TestResponse> => {
    const lines = draft['lines'] as { priceNow: number; qty: number }[]
    const shownNow = lines.reduce((sum, { priceNow, qty }) => sum + priceNow * qty, 0)
    return this.post('send', { draftSeq: draft.draftSeq, version: draft.version, channels, shownNow })
  }
  sent = async (draft: DraftItem): Promise<{ draft: DraftItem; token: string }> => {
    const { url, draft: after } = itemOf(await this.send(draft)) as unknown as { url: string; draft: DraftItem }
    return { draft: after, token: url.slice(url.indexOf('#') + 1) }
  }

  open = (token: string): Promise<TestResponse> => this.app.post('/svc/payLinkSvcApi/open', { token }, { as: VISITOR, now: this.shop.now })
  pay = (token: string, amount: number, more: object = {}): Promise<TestResponse> =>
    this.app.post(
      '/svc/payLinkSvcApi/prepare',
      { token, amount, method: 'CARD', agreed: true, customAgreed: true, consents: CONSENTS, ...more },
      { as: VISITOR, now: this.shop.now },
    )
  begun = async (token: string, amount: number, more: object = {}): Promise<Prepared> =>
    itemOf(await this.pay(token, amount, more)) as unknown as Prepared
  confirm = (of: Prepared): Promise<TestResponse> => this.shop.confirm(of, this.shop.authenticate(of), VISITOR)
  ordersOf = (draftSeq: number) => this.app.open.db.select().from(orders).where(eq(orders.draftSeq, draftSeq))
}
