import { expect, test } from 'vitest'
import { analyticsRegion, analyticsDate, analyticsPlatform } from './analytics'

test.each([
  ['서울시 강남구 테헤란로 1', '서울시 강남'],
  ['부산', '부산'],
  ['', ''],
])('V-GTM-1: address %s is told as %s', (address, told) => expect(analyticsRegion(address)).toBe(told))

test.each([
  ['2026-06-15 10:20:30', '20260615'],
  ['20260615', '20260615'],
  ['2026.06.15', '20260615'],
  ['', ''],
])('V-GTM-2: date %s is told as %s', (date, told) => expect(analyticsDate(date)).toBe(told))

test.each([
  ['Mozilla/5.0 (Windows NT 10.0)', 'pc', 'PC web'],
  ['Mozilla/5.0 (iPhone) Safari/604.1', 'mobile', 'mobile web'],
  ['Mozilla/5.0 (iPhone) KAKAOTALK 10.4', 'mobile', 'mobile app'],
] as const)('C-DEVICE: %s on %s is %s', (agent, device, platform) => expect(analyticsPlatform(agent, device)).toBe(platform))
