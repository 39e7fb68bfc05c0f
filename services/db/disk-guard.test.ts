import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { diskGuard } from './disk-guard'

test('a write is refused with 507 and a sentence below the limit, and allowed above it', async () => {
  await expect(diskGuard(tmpdir(), Infinity)).rejects.toMatchObject({
    code: '507',
    status: 507,
    message: expect.stringContaining('저장 공간이 부족') as string,
  })
  await diskGuard(tmpdir(), 0)
})

test('a missing folder does not refuse writes', () => diskGuard('/nowhere/at/all'))
