// What a person of staff is told: the bell of the console, and by which ways beside it.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf, paging } from '@/schemas/api/base/fields'
import { OF_BREAK_GLASS } from './own-account'
import { NEWS_CHANNELS, NEWS_KINDS, type NewsKind } from '@/schemas/rules/base/news-kinds'

const kind = oneOf('종류', NEWS_KINDS)

/** What the bell shows: how much of each kind is unread, the kind of the newest first. */
export interface NewsState {
  kinds: {
    kind: NewsKind
    count: number
    /** Number of the newest, by which a page knows what it has announced. */
    last: number
  }[]
  /** Accounts for emergencies that are signed in, but one's own, with the end of the sign-in. */
  emergencies?: { loginId: string; until: string }[]
}

export const listNews = contract({
  at: 'GET /adm/news/list',
  id: 'staffNews.list',
  title: '새 소식',
  access: 'manager',
  input: Type.Object({ ...paging(50, 50) }),
  items: Type.Object({
    newsSeq: Type.Integer(),
    kind,
    number: Type.String(),
    /** Path of the console that opens the thing. */
    link: Type.String(),
    raisedAt: moment,
    isRead: Type.Boolean(),
  }),
})

/**
 * A stream of events: `NewsState` now and after each change, and `end` when the sign-in has ended. Confirmed before each event; being open
 * is no use of the sign-in.
 */
export const followNews = contract({
  at: 'GET /adm/news/follow',
  id: 'staffNews.follow',
  title: '새 소식 이어 받기',
  access: 'manager',
  quiet: true,
  input: Type.Object({}),
  raw: 'text/event-stream',
})

/** Read on every computer. Without a number or a path: all of them. */
export const readNews = contract({
  at: 'POST /adm/news/read',
  id: 'staffNews.read',
  title: '새 소식 읽음',
  access: 'manager',
  codec: 'json',
  input: Type.Object({
    newsSeq: Type.Optional(Type.Integer({ title: '소식', minimum: 1, maximum: 2_147_483_647 })),
    /** The screen that was opened: what leads to it is read. */
    link: Type.Optional(Type.String({ title: '화면', minLength: 1, maxLength: 200 })),
  }),
})

const time = (title: string) => Type.String({ title, maxLength: 5 })
const Times = {
  isQuiet: Type.Boolean({ title: '방해 금지' }),
  /** `21:00` in Seoul. */
  quietFrom: time('방해 금지를 시작하는 때'),
  quietUntil: time('방해 금지가 끝나는 때'),
  /** Faults of payments are told then, too. */
  faultsAlways: Type.Boolean({ title: '결제 문제는 방해 금지 시간에도 받기' }),
}

export const readNewsChoices = contract({
  at: 'GET /adm/account/news',
  id: 'staffNews.choices',
  title: '내 소식 받기',
  access: 'manager',
  input: Type.Object({}),
  item: Type.Object({
    /** The kinds that the role hears of, each with the ways that were chosen. */
    kinds: Type.Array(Type.Object({ kind, mail: Type.Boolean(), text: Type.Boolean() })),
    email: Type.String(),
    /** Digits. */
    mobileNo: Type.String(),
    /** A code that was sent there came back. Nothing is sent to a number of which that is not so. */
    isMobileVerified: Type.Boolean(),
    /** Whether this site sends mails and texts at all. */
    canMail: Type.Boolean(),
    canText: Type.Boolean(),
    ...Times,
  }),
})

export const saveNewsChoices = contract({
  at: 'POST /adm/account/news',
  id: 'staffNews.choose',
  title: '내 소식 받기 저장',
  access: 'manager',
  codec: 'json',
  input: Type.Object({
    chosen: Type.Array(Type.Object({ kind, channel: oneOf('받는 곳', NEWS_CHANNELS) }), {
      title: '받을 소식',
      maxItems: NEWS_KINDS.length * NEWS_CHANNELS.length,
    }),
    ...Times,
  }),
  errors: {
    times: ['400', '방해 금지 시간을 다시 확인해 주세요.'],
    noMail: ['409', '메일로 받으려면 아래 ‘알림 메일’에 주소를 먼저 저장해 주세요.', 409],
    noMobile: ['409', '문자로 받으려면 휴대전화 번호를 먼저 확인해 주세요.', 409],
  },
})

/** Where texts shall go: a code is sent there, and the number of before holds until it comes back. Empty: nowhere from now on. */
export const changeOwnMobile = contract({
  at: 'POST /adm/account/mobile',
  id: 'staffNews.mobile',
  title: '내 휴대전화 번호 바꾸기',
  access: 'manager',
  codec: 'json',
  stepUp: true,
  // The message goes out before the answer, which says whether it did.
  transaction: 'own',
  input: Type.Object({ mobileNo: Type.String({ title: '휴대전화 번호', maxLength: 20 }) }),
  item: Type.Object({
    /** A code is on its way, and awaited. */
    isSent: Type.Boolean(),
  }),
  errors: {
    breakGlass: OF_BREAK_GLASS,
    wrong: ['400', '휴대전화 번호를 다시 확인해 주세요.'],
    noText: ['409', '이 사이트는 문자를 보낼 수 없게 되어 있어 번호를 확인할 수 없습니다. 서버를 맡은 분께 알려 주세요.', 409],
    unsent: ['409', '인증번호를 보내지 못했습니다. 번호를 확인하고 잠시 후 다시 눌러 주세요. 전에 저장한 번호는 그대로입니다.', 409],
  },
})
export const confirmOwnMobile = contract({
  at: 'POST /adm/account/mobile-confirm',
  id: 'staffNews.mobileConfirm',
  title: '내 휴대전화 번호 확인',
  access: 'manager',
  codec: 'json',
  // A wrong attempt must be counted although the call fails.
  transaction: 'own',
  input: Type.Object({ code: Type.String({ title: '인증번호', minLength: 1, maxLength: 12 }) }),
  errors: {
    ended: ['409', '시간이 지났거나 여러 번 틀려 이 인증번호는 쓸 수 없습니다. 인증번호를 다시 받아 주세요.', 409],
    wrong: ['400', '인증번호가 맞지 않습니다. 문자의 여섯 자리를 다시 확인해 주세요.'],
  },
})
