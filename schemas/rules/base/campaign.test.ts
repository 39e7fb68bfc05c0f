import { expect, test } from 'vitest'
import { CAMPAIGN_COOKIE, campaignCookie } from './campaign'

const cookieOf = (href: string) => campaignCookie({ href, protocol: new URL(href).protocol })

test('RT-33: a landing with campaign parameters is stored with its hash, for a day', () => {
  const [pair, ...rest] = cookieOf('https://h.example/zin/event/event/3?utm_source=mail#apply')!.split('; ')
  const [name, value] = pair!.split('=')
  expect(name).toBe(CAMPAIGN_COOKIE)
  expect(JSON.parse(decodeURIComponent(value!))).toEqual({ url: '/zin/event/event/3?utm_source=mail', hash: '#apply' })
  expect(rest).toEqual(['path=/', 'max-age=86400', 'samesite=lax', 'secure'])
})

test('S-UTM-1: landing on /zin/event/event/3?utm_source=x#top', () => {
  const [pair] = cookieOf('https://h.example/zin/event/event/3?utm_source=x#top')!.split('; ')
  expect(JSON.parse(decodeURIComponent(pair!.split('=')[1]!))).toEqual({ url: '/zin/event/event/3?utm_source=x', hash: '#top' })
})

test('RT-33: any other landing, and one that no cookie can hold, is not', () => {
  expect(cookieOf('http://h.example/zin/event/event/3?page=2')).toBeUndefined()
  expect(cookieOf(`http://h.example/?utm_source=${'가'.repeat(1000)}`)).toBeUndefined()
})
