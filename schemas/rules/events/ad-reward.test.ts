// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { campaignKeysOf, clearsCampaign, dropCampaign, heldCampaign, holdCampaign } from './ad-reward'

beforeEach(() => sessionStorage.clear())
const storage = () => sessionStorage

test.each([
  ['200', true],
  ['503', true],
  ['500', false],
  ['404', false],
  ['network', false],
])('S-EVT-8: reward %s clears the keys: %s', (result, cleared) => expect(clearsCampaign(result)).toBe(cleared))

test('Q-124: keys come with the landing address, and with nothing else', () => {
  const keysOf = (search: string) => campaignKeysOf(new URLSearchParams(search))
  expect(keysOf('?adReward.campaignKey=K-1&adReward.clickId=c.2&utm_source=mail')).toEqual([
    ['adReward.campaignKey', 'K-1'],
    ['adReward.clickId', 'c.2'],
  ])
  expect(keysOf('?campaignKey=K-1')).toEqual([['adReward.campaignKey', 'K-1']])
  expect(keysOf('?page=2')).toEqual([])
})

test('Q-124: what no network would send is not held', () => {
  const long = 'k'.repeat(101)
  expect(campaignKeysOf(new URLSearchParams({ campaignKey: '<script>', 'adReward.x': long, 'adReward.<b>': 'a' }))).toEqual([])
  const many = new URLSearchParams(Array.from({ length: 30 }, (_, i) => [`adReward.k${i}`, 'v']))
  expect(campaignKeysOf(many)).toHaveLength(10)
})

test('Q-124: the keys lie in the session storage until they have served; everything else there stays', () => {
  sessionStorage.setItem('other', 'stays')
  holdCampaign(new URLSearchParams('?adReward.campaignKey=K-1&adReward.clickId=c2'), storage)
  expect({ ...sessionStorage }).toEqual({ other: 'stays', 'adReward.campaignKey': 'K-1', 'adReward.clickId': 'c2' })
  expect(heldCampaign(storage)).toBe('K-1')
  dropCampaign(storage)
  expect({ ...sessionStorage }).toEqual({ other: 'stays' })
  expect(heldCampaign(storage)).toBeUndefined()
})

test('Q-124: a key under any name of the prefix is one', () => {
  sessionStorage.setItem('adReward.key', 'K-9')
  expect(heldCampaign(storage)).toBe('K-9')
})

test('a browser that refuses storage breaks nothing', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  holdCampaign(new URLSearchParams('?campaignKey=K'), refusing)
  expect(heldCampaign(refusing)).toBeUndefined()
  dropCampaign(refusing)
})
