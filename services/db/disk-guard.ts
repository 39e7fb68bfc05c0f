import { statfs } from 'node:fs/promises'
import { CallFailure } from '@/schemas/api/base/failure'

/** Below this much free space the embedded database is not written to: a disk that fills up during a write would damage it. */
export const FREE_FLOOR = 200 * 1024 * 1024

const LOOK_EVERY = 1_000
let last: { dir: string; at: number; free: number } | undefined

/** Refuses a write with 507 while the disk of `dir` is almost full. */
export async function diskGuard(dir: string, floor = FREE_FLOOR): Promise<void> {
  const now = Date.now()
  if (last?.dir !== dir || now - last.at >= LOOK_EVERY || now < last.at) {
    const disk = await statfs(dir).catch(() => undefined) // another check reports a missing folder
    last = { dir, at: now, free: disk ? disk.bavail * disk.bsize : Infinity }
  }
  if (last.free < floor)
    throw new CallFailure('507', '저장 공간이 부족하여 지금은 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.', { status: 507 })
}
