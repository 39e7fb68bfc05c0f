import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { publicConfigData } from '@/schemas/api/base/site-facts'
import { publicConfigOf } from './public-config-of'
import { readSettings } from './settings'

test('K-CONFIG: site, theme and client settings, and no secret', () => {
  const secret = 'never-to-be-told-0123456789-0123456789'
  const settings = readSettings({
    DATA_DIR: tmpdir(),
    SITE_ID: 'zin',
    APP_SECRET: secret,
    INDEX_KEY: secret,
    DATA_KEYS: `k1:${Buffer.from(secret.slice(0, 32)).toString('base64')}`,
    IDENTITY_STORE_ID: secret,
    IDENTITY_CHANNEL_KEY: secret,
    IDENTITY_API_SECRET: secret,
    DATABASE_URL: `postgres://maru:${secret}@db:5432/maru`,
    FIRST_ADMIN_ID: 'firstadmin',
    FIRST_ADMIN_PASSWORD: `Aa1!${secret}`.slice(0, 20),
    EXTERNAL_CONSULT_URL: 'https://consult.example/ask',
    KAKAO_JS_KEY: 'a'.repeat(32),
    AD_REWARD_API_KEY: secret,
    AD_REWARD_API_URL: 'https://ads.example',
  })
  expect(publicConfigOf(settings)).toEqual({
    siteId: 'zin',
    theme: 'default',
    consultUrl: 'https://consult.example/ask',
    kakaoKey: 'a'.repeat(32),
  })
  const told = JSON.stringify(publicConfigData(publicConfigOf(settings)))
  expect(told).not.toContain('never-to-be-told')
  expect(told).not.toContain('postgres')
})
