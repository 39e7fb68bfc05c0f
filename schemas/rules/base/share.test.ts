import { expect, test } from 'vitest'
import { facebookSharer, feedCard, LINK_COPIED, SHARE_CHANNELS, sharedUrl, shareDeed } from './share'

const page = 'https://h.example/zin/event/event/3'
const short = 'https://h.example/s/abcDEF2'

test.each([
  ['short link 200', short, short],
  ['short link 500 or network error', undefined, page],
  ['an answer without a link', '', page],
])('S-SHARE-1: %s', (_, shortened, shared) => expect(sharedUrl(shortened, page)).toBe(shared))

test.each([
  ['facebook', 'window'],
  ['kakao', 'card'],
  ['url', 'copy'],
  ['instagram', 'copy'],
  ['band', 'copy'],
  ['anything else', 'copy'],
  ['native', 'device'],
])('S-SHARE-2: channel %s is a %s', (channel, deed) => expect(shareDeed(channel)).toBe(deed))

test('S-SHARE-2: the sharer of facebook gets the whole link', () => {
  expect(facebookSharer(`${page}?a=1&b=2`)).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fh.example%2Fzin%2Fevent%2Fevent%2F3%3Fa%3D1%26b%3D2',
  )
})

test('S-SHARE-2: the feed card holds title, desc, image_url and url, and counts where there are some', () => {
  const payload = { title: '봄 퀴즈', desc: '네 글자를 맞혀 주세요.', image_url: 'https://h.example/a.webp', url: page, surl: short }
  const link = { mobileWebUrl: short, webUrl: short }
  expect(feedCard(payload)).toEqual({
    objectType: 'feed',
    content: { title: '봄 퀴즈', description: '네 글자를 맞혀 주세요.', imageUrl: 'https://h.example/a.webp', link },
    buttons: [{ title: '자세히 보기', link }],
  })
  expect(feedCard({ ...payload, scraps: 3, views: 0 }).social).toEqual({ likeCount: 3 })
})

test('E-COPY, Q-088: the words, and the channels that are offered', () => {
  expect(LINK_COPIED).toBe('링크가 복사되었습니다.')
  expect(SHARE_CHANNELS).toEqual(['kakao', 'facebook', 'instagram', 'band', 'url', 'native'])
})
