import { afterEach, expect, test } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { draftPreview } from './draft-preview'

afterEach(() => setCaller(fetchCall))
const answering = (item: object) => setCaller((async () => ({ item })) as unknown as Caller)
const failing = (status: number) => setCaller(() => Promise.reject(new CallFailure(String(status), '거절했습니다.', { status })))
const asked = { type: 'goods', id: 'lamp-paper' }

test('a draft is drawn for who may see all of it, with what it lacks', async () => {
  answering({ isPreviewHeld: false, problems: [{ pointer: '/price', message: '가격을 입력해 주세요.' }] })
  expect(await draftPreview(asked)).toEqual({ problems: ['가격을 입력해 주세요.'] })
})

test('whoever asks by the address alone sees no page where fields are kept from the role, or the call is refused', async () => {
  answering({ isPreviewHeld: true, problems: [] })
  expect(await draftPreview(asked)).toBe('held')
  for (const status of [403, 404]) {
    failing(status)
    expect(await draftPreview(asked)).toBe('refused')
  }
  failing(500)
  await expect(draftPreview(asked)).rejects.toThrow(CallFailure)
})
