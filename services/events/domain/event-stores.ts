import { and, eq } from 'drizzle-orm'
import { benefitRecord } from '@/schemas/records/events/benefit-record'
import { winnerRecord } from '@/schemas/records/events/winner-record'
import { alliances, events, winners } from '@/services/db/tables/events'
import { tableStore } from '@/services/records/table-store'

interface Picture {
  src: string
}

/** Where the records of this area are kept for visitors. */
export const eventStores = [
  tableStore(winnerRecord, {
    table: winners,
    key: 'winnerSeq',
    hiddenBy: 'publishedYn',
    tags: (id) => ['winners', `winner:${id}`],
    async problems({ db, siteId }, _, { eventSeq }) {
      if (eventSeq === undefined) return []
      const [event] = await db
        .select({ eventSeq: events.eventSeq })
        .from(events)
        .where(and(eq(events.siteId, siteId), eq(events.eventSeq, eventSeq as number)))
      return event ? [] : [{ pointer: '/eventSeq', keyword: 'reference', message: '이벤트: 지워진 이벤트입니다. 다시 골라 주세요.' }]
    },
  }),
  tableStore(benefitRecord, {
    table: alliances,
    key: 'allianceSeq',
    pictures: { picture: ['imgBannerPc', 'imgBannerAlt'] },
    toRow: ({ picture, pictureMo }) => ({ imgBannerMo: pictureMo || (picture as Picture).src }),
    fromRow: ({ imgBannerPc, imgBannerMo }) => ({ pictureMo: imgBannerMo === imgBannerPc ? '' : imgBannerMo }),
    tags: (id) => ['alliances', `alliance:${id}`],
  }),
]
