// What members won, and what they answer about it. The answers are opened for staff in a file, for a reason that is recorded.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf, reason } from '@/schemas/api/base/fields'
import { CHANGING } from '@/schemas/api/base/rate-limit'
import { PRIZE_LABELS, PRIZE_STATES } from '@/schemas/rules/events/prizes'
import { EventSeq } from '@/schemas/words/event-key'

const PrizeSeq = Type.Integer({ title: '당첨 번호', minimum: 1, maximum: 2_147_483_647 })
const missing = ['404', '당첨 내역을 찾을 수 없습니다.', 404] as const
const yn = (title: string) => oneOf(title, ['Y', 'N'])

const Prize = Type.Object({
  prizeSeq: Type.Integer(),
  eventName: Type.String(),
  prize: Type.String(),
  won: Type.Integer(),
  /** The tax in won; 0 where the prize is not taxed. */
  tax: Type.Integer(),
  wonAt: moment,
  /** Null where no answer is asked for. */
  answerBy: Type.Union([moment, Type.Null()]),
  state: oneOf('상태', PRIZE_STATES),
  /** Y while it can be answered, or its answer changed. */
  openYn: yn('답할 수 있음'),
  /** What the member wrote; empty before. */
  answer: Type.Object({
    name: Type.String(),
    phoneNo: Type.String(),
    zipCode: Type.String(),
    address: Type.String(),
    addressDetail: Type.String(),
    taxName: Type.String(),
  }),
})

/** The caller's own; another member's is answered like one that does not exist. */
export const readMyPrize = contract({
  at: 'GET /svc/eventSvcApi/prize',
  id: 'prize.read',
  title: '내 당첨 내역',
  access: 'member',
  input: Type.Object({ prizeSeq: PrizeSeq }),
  item: Type.Object({
    ...Prize.properties,
    /** Y where this session confirmed the password, so that the account may be read too. */
    confirmedYn: yn('비밀번호를 확인함'),
  }),
  errors: { missing },
})

/** Sent again before the last day, it replaces the earlier answer; what was declined stays declined. */
export const answerMyPrize = contract({
  at: 'POST /svc/eventSvcApi/prizeAnswer',
  id: 'prize.answer',
  title: '당첨에 답하기',
  access: 'member',
  rateLimit: CHANGING,
  codec: 'json',
  input: Type.Object({
    prizeSeq: PrizeSeq,
    acceptYn: yn('받을지'),
    /** Needed where it is accepted. */
    answer: Type.Optional(
      Type.Object(
        {
          name: Type.String({ title: PRIZE_LABELS.name, maxLength: 60 }),
          phoneNo: Type.String({ title: PRIZE_LABELS.phoneNo, maxLength: 20 }),
          zipCode: Type.String({ title: PRIZE_LABELS.zipCode, maxLength: 10 }),
          address: Type.String({ title: PRIZE_LABELS.address, maxLength: 300 }),
          addressDetail: Type.String({ title: PRIZE_LABELS.addressDetail, maxLength: 200 }),
          taxName: Type.String({ title: PRIZE_LABELS.taxName, maxLength: 60 }),
          taxAgreed: Type.Boolean({ title: PRIZE_LABELS.taxAgreed }),
          agreed: Type.Boolean({ title: PRIZE_LABELS.agreed }),
        },
        { title: '받는 곳', additionalProperties: false },
      ),
    ),
  }),
  item: Prize,
  errors: {
    missing,
    nothing: ['409', '답하지 않으셔도 되는 경품입니다. 따로 안내해 드립니다.', 409],
    late: ['409', '답하실 수 있는 날이 지났습니다. 고객센터로 문의해 주세요.', 409],
    declined: ['409', '받지 않기로 하신 경품입니다. 바꾸시려면 고객센터로 문의해 주세요.', 409],
    noAddress: ['400', '받으실 곳을 입력해 주세요.'],
  },
})

/** Publishes a post with masked names, and with the data to repeat the draw. */
export const announceWinners = contract({
  at: 'POST /adm/event/announce',
  id: 'eventStaff.announce',
  title: '당첨자 발표',
  access: 'manager',
  right: { of: 'events', act: 'publish' },
  codec: 'json',
  input: Type.Object({
    drawSeq: Type.Integer({ title: '추첨 번호', minimum: 1 }),
    subject: Type.String({ title: '제목', minLength: 1, maxLength: 100, pattern: '\\S' }),
    text: Type.String({ title: '안내 글', maxLength: 2_000 }),
    prize: Type.Optional(Type.String({ title: '경품', maxLength: 60 })),
    /** Above 50,000 the winner is asked what its tax needs. */
    won: Type.Optional(Type.Integer({ title: '경품 금액', minimum: 0, maximum: 1_000_000_000 })),
    /** The last day in Seoul on which winners say where it is sent; without it they are asked nothing. */
    answerUntil: Type.Optional(Type.String({ title: '답할 마지막 날', format: 'date' })),
  }),
  item: Type.Object({ winnerSeq: Type.Integer() }),
  errors: {
    missing: ['404', '추첨 내역을 찾을 수 없습니다.', 404],
    posted: ['409', '이미 발표한 추첨입니다.', 409],
    past: ['400', '답할 마지막 날은 내일부터의 날로 골라 주세요.'],
  },
})

/** The winners of an event with their answers as a file; names, numbers and addresses are opened on request only. */
export const exportPrizes = contract({
  at: 'POST /adm/event/prizes',
  id: 'eventStaff.prizes',
  stepUp: ({ personalYn }) => personalYn === 'Y',
  title: '당첨자 답변 내려받기',
  access: 'manager',
  right: { of: 'events', act: 'publish' },
  codec: 'json',
  input: Type.Object({ eventSeq: EventSeq, reason, personalYn: yn('개인정보 포함') }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { missing: ['404', '이벤트를 찾을 수 없습니다.', 404] },
})
