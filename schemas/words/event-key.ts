import { Type } from 'typebox'

/** Number of an event, as its newer calls carry it. */
export const EventSeq = Type.Integer({ title: '이벤트 번호', minimum: 1, maximum: 2_147_483_647 })

/** The same number as text, as the older calls and those of members carry it. */
export const EventId = Type.String({ title: '이벤트 번호', pattern: '^[1-9]\\d{0,8}$' })
