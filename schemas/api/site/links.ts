import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { FEED_CARDS, SHORTENING } from '@/schemas/api/base/rate-limit'

/** A short link to a page of this site; the same page has the same one (S-SHARE-1, Q-086, CX-02). */
export const shortenLink = contract({
  at: 'POST /v2/svc/shortened-urls',
  id: 'link.shorten',
  title: '단축 링크 만들기',
  access: 'visitor',
  rateLimit: SHORTENING,
  codec: 'json',
  input: Type.Object({
    link: Type.String({ title: '링크', minLength: 1, maxLength: 2_000 }),
    desc: Type.Optional(Type.String({ title: '설명', maxLength: 300 })),
  }),
  item: Type.Object({ shortenedUrl: Type.String() }),
  errors: {
    foreign: ['400', '이 사이트의 화면만 단축 링크로 만들 수 있습니다.'],
    full: ['409', '지금은 단축 링크를 만들 수 없습니다. 화면의 주소를 그대로 공유해 주세요.', 409],
  },
})

/** Redirects a browser to the page of a short link; an unknown one redirects to the missing page. */
export const followLink = contract({
  at: 'GET /s/:code',
  id: 'link.follow',
  title: '단축 링크 열기',
  access: 'visitor',
  raw: 'text/html',
  input: Type.Object({ code: Type.String({ title: '단축 링크', maxLength: 2_048 }) }),
})

/** A card that Kakao would send, without a key: it is recorded, and in a demonstration put into the inbox. */
export const noteFeedCard = contract({
  at: 'POST /v2/svc/feed-cards',
  id: 'link.feedCard',
  title: '카카오톡 공유 카드 기록',
  access: 'visitor',
  rateLimit: FEED_CARDS,
  codec: 'json',
  input: Type.Object({
    title: Type.String({ title: '제목', maxLength: 200 }),
    desc: Type.String({ title: '설명', maxLength: 300 }),
    image_url: Type.String({ title: '그림 주소', maxLength: 2_000 }),
    url: Type.String({ title: '링크', minLength: 1, maxLength: 2_000 }),
  }),
  errors: {
    foreign: ['400', '이 사이트의 화면만 공유할 수 있습니다.'],
    foreignPicture: ['400', '이 사이트의 그림만 공유할 수 있습니다.'],
  },
})
