// Products of which samples are sent, members who ask for them, and the calls of those who ask and of staff.
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { alarmChoices, alarms } from '@/services/db/tables/alarms'
import { staffSessions } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { products } from '@/services/db/tables/catalog'
import { productGoods } from '@/services/db/tables/product-goods'
import { sampleRequests } from '@/services/db/tables/samples'
import { goodsVariants, storeTerms } from '@/services/db/tables/store'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { firstTerms } from '@/services/store/domain/terms/store-terms'
import { addStoreGoods } from './add-store-goods'
import { addCategories, addMembers } from './parent-rows'
import { PEOPLE, type TestApp } from './test-app'

const siteId = 'site'
const DAY = 86_400_000
export const NOW = new Date('2026-06-01T01:00:00Z')
export const daysAfter = (days: number): Date => new Date(NOW.getTime() + days * DAY)
export const askingMember = (memberNo: string): Session => ({ user: { ...PEOPLE.member.user, memberNo } })
export const MEMBER = askingMember('s-1')
export const GUEST = { identified: { memberName: '송다온', mobileNo: '01020001011' } } satisfies Session
const PLACE = {
  ...{
    name: '이하늘',
    phoneNo: '010-2000-1001',
    zipCode: '06236',
    address: '서울 강남구 라움로 12 (역삼동)',
    addressDetail: '101동 1203호',
  },
}

/** Five products with samples, one whose option is sold by a chair, and one without. */
export async function addSampleProducts(app: TestApp): Promise<void> {
  const { db } = app.open
  await addStoreGoods(app, { releasedAt: NOW, given: 5 })
  await addCategories(db, 'floor')
  await addMembers(db, 's-1', 's-2', 's-3')
  const product = (id: string, sampleYn: 'Y' | 'N' = 'Y') => ({
    ...{ siteId, zinPrdId: id, zinPrdName: `마루 ${id}`, zinPrdNo: `FL-${id}`, cateId: 'floor', cateId1: 'floor', filePath: '/a.webp' },
    ...{ fileAlt: '마루', releasedAt: NOW, sampleYn },
  })
  const ids = ['oak', 'ash', 'teak', 'walnut', 'maple', 'red']
  await db.insert(products).values([...ids.map((id) => product(id)), product('plain', 'N')])
  await db.insert(productGoods).values({ siteId, productId: 'red', goodsId: 'chair', choices: ['빨강'], orderNo: 1 })
}

/** Nobody has asked for anything. */
export async function resetSamples(app: TestApp): Promise<void> {
  const { db } = app.open
  for (const table of [sampleRequests, alarms, alarmChoices, throttles, storeTerms]) await db.delete(table)
  await db.update(goodsVariants).set({ given: 5 })
  await db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  ;(await bumpTagNumbers(db, new Set(['store-terms', 'goods'])))()
}

export function sampleCalls(appOf: () => TestApp) {
  const changed = async (...tags: string[]) => (await bumpTagNumbers(appOf().open.db, new Set(tags)))()
  const ask = (more: object = {}, as: Session = MEMBER, now = NOW, key: string = crypto.randomUUID()) =>
    appOf().post(
      '/svc/sampleSvcApi/save',
      { productIds: ['oak', 'ash'], ...PLACE, agreed: true, ...more },
      { as, now, headers: { 'idempotency-key': key } },
    )
  return {
    ask,
    async asked(more: object = {}, as: Session = MEMBER, now = NOW) {
      const { status, data } = await ask(more, as, now)
      expect(status, data.resultMessage).toBe(200)
      return data.item as { key: string; sampleSeq: number; version: number }
    },
    staff: (act: string, body: object) => appOf().post(`/adm/sample/${act}`, body, { as: PEOPLE.admin, now: NOW }),
    rows: () => appOf().open.db.select().from(sampleRequests).orderBy(asc(sampleRequests.sampleSeq)),
    async soldOut() {
      await appOf().open.db.update(goodsVariants).set({ given: 0 }).where(eq(goodsVariants.variantId, 'chair-red'))
      await changed('goods')
    },
    async terms(more: object) {
      await appOf().open.db.delete(storeTerms)
      await appOf()
        .open.db.insert(storeTerms)
        .values({ siteId, ...firstTerms(), ...more })
      await changed('store-terms')
    },
    faults: (data: { problems?: readonly { pointer: string; message: string }[] }) =>
      (data.problems ?? []).map(({ pointer, message }) => `${pointer} ${message}`),
  }
}
