// Samples that two people of the demonstration and a visitor asked for. Written once, and nobody is told of them.
import { inArray } from 'drizzle-orm'
import type { DeliveryAddress } from '@/schemas/rules/store/delivery-address'
import type { SampleState } from '@/schemas/rules/store/samples'
import type { Database } from '@/services/db/database'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import { products } from '@/services/db/tables/catalog'
import { sampleLines, sampleRequests } from '@/services/db/tables/samples'
import { countedBy } from '../domain/samples/limit-samples'

const DAY = 86_400_000

interface DemoSample {
  sampleSeq: number
  key?: 'doyun'
  /** Days ago. */
  days: number
  recipient: DeliveryAddress
  products: readonly string[]
  state: SampleState
  carrier?: string
  trackingNo?: string
}

const at = (name: string, phoneNo: string, zipCode: string, address: string, addressDetail: string): DeliveryAddress => ({
  ...{ name, phoneNo, zipCode, address, addressDetail },
})
const SAMPLES: readonly DemoSample[] = [
  {
    ...{ sampleSeq: 1, key: 'doyun', days: 12, state: 'sent', carrier: 'cj', trackingNo: '680012340021' },
    recipient: at('박도윤', '01020001002', '04001', '서울특별시 마포구 월드컵로 21', '3층'),
    products: ['floor-oak-natural', 'floor-walnut-deep', 'floor-teak'],
  },
  {
    ...{ sampleSeq: 2, days: 2, state: 'preparing' },
    recipient: at('최가온', '01020003001', '48094', '부산광역시 해운대구 달맞이길 77', '1203동 905호'),
    products: ['floor-ash-white', 'floor-limed-oak'],
  },
  {
    ...{ sampleSeq: 3, days: 1, state: 'requested' },
    recipient: at('윤슬아', '01020003002', '34126', '대전광역시 유성구 대학로 99', '204동 1101호'),
    products: ['floor-smoked-oak'],
  },
]

export async function seedSamples(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-samples'))) return
  const { zinPrdId, zinPrdName, zinPrdNo, filePath } = products
  const wanted = SAMPLES.flatMap((one) => one.products)
  const rows = await tx.select({ zinPrdId, zinPrdName, zinPrdNo, filePath }).from(products).where(inArray(zinPrdId, wanted))
  const byId = new Map(rows.map((row) => [row.zinPrdId, row]))
  for (const { key, days, products: ids, state, sampleSeq, recipient, carrier = '', trackingNo = null } of SAMPLES) {
    const found = ids.flatMap((id) => byId.get(id) ?? [])
    // A site that has other products.
    if (found.length === 0) continue
    const requestedAt = new Date(now.getTime() - days * DAY)
    const updatedAt = state === 'requested' ? requestedAt : new Date(requestedAt.getTime() + DAY)
    const memberNo = key ? demoMemberNo(key) : null
    await tx
      .insert(sampleRequests)
      .values({
        ...{ siteId, sampleSeq, recipient, state, carrier, trackingNo, requestedAt, updatedAt },
        ...countedBy(memberNo, recipient),
        endedAt: state === 'sent' ? updatedAt : null,
      })
      .onConflictDoNothing()
    await tx
      .insert(sampleLines)
      .values(
        found.map((row, i) => ({
          ...{ sampleSeq, orderNo: i + 1, productId: row.zinPrdId, name: row.zinPrdName, number: row.zinPrdNo, image: row.filePath },
        })),
      )
      .onConflictDoNothing()
  }
}
