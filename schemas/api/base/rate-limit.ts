// How often one member, and one address, may make the calls that write. A contract declares it, the pipeline counts it
// (services/kit/limit-rate.ts), and a law holds every contract that writes for visitors or members to one (tests/laws/rate-limits.test.ts).

interface Limit {
  /** `member`: counts the signed-in member, wherever they are; visitors are not counted. `address`: counts the network address. */
  by: 'member' | 'address'
  /** Calls within the span. */
  most: number
  /** Milliseconds after which counting restarts. */
  span: number
}

export interface RateLimit {
  /** Contracts with one name are counted together. */
  name: string
  limits: readonly Limit[]
  /** Message to the caller (429); its 잠시 후 is replaced by the time to wait. */
  sentence?: string
  /** Counted by each process by itself, without the database: for calls so many and so cheap that counting would cost more than they. */
  inMemory?: true
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Public texts and pictures. An address may be a whole office. */
export const WRITING: RateLimit = {
  name: 'writing',
  limits: [
    { by: 'member', most: 10, span: MINUTE },
    { by: 'member', most: 200, span: DAY },
    { by: 'address', most: 60, span: MINUTE },
  ],
  sentence: '짧은 시간에 글을 여러 번 등록하셨습니다. 잠시 후 다시 시도해 주세요.',
}

/**
 * Entries of events. An index refuses a second press (decision 11), which must get that answer; this limits what one member may store in
 * an event without a limit. Not by network address, because thousands behind one carrier's address enter in the same minute.
 */
export const ENTERING: RateLimit = { name: 'entering', limits: [{ by: 'member', most: 300, span: MINUTE }] }

/** Changes of a member's own data: the account, texts, reports. */
export const CHANGING: RateLimit = {
  name: 'changing',
  limits: [
    { by: 'member', most: 30, span: MINUTE },
    { by: 'address', most: 300, span: MINUTE },
  ],
}

/** Scraps: a member goes through a list and presses much, and takes many back. An office shares an address. */
export const SCRAPPING: RateLimit = { name: 'scrapping', limits: [{ by: 'member', most: 120, span: MINUTE }] }

/** The steps of joining or recovery. A class of students may join from one address. */
export const JOINING: RateLimit = { name: 'joining', limits: [{ by: 'address', most: 300, span: MINUTE }] }

/** Counted clicks. */
export const CLICKING: RateLimit = { name: 'clicking', limits: [{ by: 'address', most: 300, span: MINUTE }] }

/** Measured visits: an office behind one address leaves a few pages a second at most; what is above is not missed in a percentile. */
export const MEASURING: RateLimit = { name: 'measuring', limits: [{ by: 'address', most: 300, span: MINUTE }] }

/** Seen pages: twice as many as measured visits, because those who come back to a page see others. */
export const VIEWING: RateLimit = { name: 'viewing', limits: [{ by: 'address', most: 600, span: MINUTE }], inMemory: true }

/** Short links: more than a person shares, and fewer than would fill a table. */
export const SHORTENING: RateLimit = { name: 'short-link', limits: [{ by: 'address', most: 60, span: MINUTE }] }
export const FEED_CARDS: RateLimit = { name: 'feed-card', limits: [{ by: 'address', most: 20, span: MINUTE }] }

/** Each identity verification costs a fee. */
export const VERIFYING: RateLimit = { name: 'identity', limits: [{ by: 'address', most: 100, span: 10 * MINUTE }] }

/** A member enters a few events a minute, not more. */
export const REWARDING: RateLimit = { name: 'ad-reward', limits: [{ by: 'member', most: 10, span: MINUTE }] }

/** Drafts that save themselves while a member writes: a save a second at most, and no more in a day than a person writes. */
export const DRAFTING: RateLimit = {
  name: 'drafting',
  limits: [
    { by: 'member', most: 90, span: MINUTE },
    { by: 'member', most: 5_000, span: DAY },
    { by: 'address', most: 600, span: MINUTE },
  ],
}

/** Requests for a consultation, and messages about one: staff read each of them. An office shares an address. */
export const CONSULTING: RateLimit = {
  name: 'consulting',
  limits: [
    { by: 'member', most: 20, span: 10 * MINUTE },
    { by: 'address', most: 60, span: 10 * MINUTE },
  ],
  sentence: '짧은 시간에 여러 번 보내셨습니다. 잠시 후 다시 시도해 주세요.',
}

/** Changes of a cart: a quantity is pressed up and down quickly. An office shares an address. */
export const SHOPPING: RateLimit = {
  name: 'shopping',
  limits: [
    { by: 'member', most: 120, span: MINUTE },
    { by: 'address', most: 600, span: MINUTE },
  ],
}

/** Photographs of a home tour or of a request, many at once. */
export const PHOTOS: RateLimit = {
  name: 'photos',
  limits: [
    { by: 'member', most: 120, span: MINUTE },
    { by: 'member', most: 600, span: DAY },
    { by: 'address', most: 600, span: MINUTE },
  ],
  sentence: '짧은 시간에 사진을 너무 많이 올리셨습니다. 잠시 후 다시 시도해 주세요.',
}

/** Suggestions while somebody types: ten keys a second, for ten seconds without a pause. An office shares an address. */
export const SUGGESTING: RateLimit = { name: 'suggesting', limits: [{ by: 'address', most: 100, span: 10_000 }], inMemory: true }

/** Pieces of files on their way: a slow line that breaks often sends many, and they are cheap. How much lies there is limited by person. */
export const UPLOADING: RateLimit = { name: 'uploading', limits: [{ by: 'address', most: 1_200, span: MINUTE }], inMemory: true }

/**
 * Orders that are begun: by member. Thousands of visitors share one address of a carrier, so that it says little of them; what they may hold
 * unpaid is limited by contact and by stock (services/store/domain/orders/unpaid-of.ts). That a payment is confirmed is never counted: who waits has
 * paid.
 */
export const PREPARING: RateLimit = {
  name: 'preparing',
  limits: [
    { by: 'member', most: 30, span: 10 * MINUTE },
    { by: 'address', most: 3_000, span: 10 * MINUTE },
  ],
  sentence: '짧은 시간에 여러 번 시도하셨습니다. 잠시 후 다시 시도해 주세요.',
}

/** Links of telephone orders: by address alone, because nobody is known; their secrets cannot be guessed, and guessing is slowed down. */
export const PAYING_BY_LINK: RateLimit = {
  name: 'pay-link',
  limits: [{ by: 'address', most: 300, span: 10 * MINUTE }],
  sentence: '짧은 시간에 여러 번 시도하셨습니다. 잠시 후 다시 시도해 주세요.',
}

/** What follows an order, and its cancellation: more than a household does, and an office shares an address. */
export const ORDERING: RateLimit = {
  name: 'ordering',
  limits: [
    { by: 'member', most: 30, span: 10 * MINUTE },
    { by: 'address', most: 300, span: 10 * MINUTE },
  ],
  sentence: '짧은 시간에 여러 번 시도하셨습니다. 잠시 후 다시 시도해 주세요.',
}

/** Codes that open a visitor's order: by address alone, because nobody is known; each order and each number is counted by itself besides. */
export const ORDER_CODES: RateLimit = {
  name: 'order-codes',
  limits: [{ by: 'address', most: 60, span: 10 * MINUTE }],
  sentence: '짧은 시간에 여러 번 시도하셨습니다. 잠시 후 다시 시도해 주세요.',
}

/** Codes of coupons: a person mistypes a few times, and nobody finds one by trying. A company that was given codes shares an address. */
export const COUPON_CODES: RateLimit = {
  name: 'coupon-codes',
  limits: [
    { by: 'member', most: 10, span: 10 * MINUTE },
    { by: 'member', most: 60, span: DAY },
    { by: 'address', most: 300, span: 10 * MINUTE },
  ],
  sentence: '짧은 시간에 쿠폰 코드를 여러 번 입력하셨습니다. 잠시 후 다시 시도해 주세요.',
}

/** A provider's calls about payments: it sends what was refused again. */
export const PROVIDER_CALLS: RateLimit = { name: 'provider-calls', limits: [{ by: 'address', most: 3_000, span: MINUTE }], inMemory: true }

/** A directory that writes its people: a first run sends all of them, a few each second. Counted by the address of the directory. */
export const PROVISIONING: RateLimit = { name: 'provisioning', limits: [{ by: 'address', most: 1_500, span: MINUTE }], inMemory: true }
