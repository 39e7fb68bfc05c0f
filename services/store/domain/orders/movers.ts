import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import type { Ctx } from '@/services/kit/service'

const NAMES: Readonly<Record<string, string>> = { buyer: '주문한 분', provider: '결제사', carrier: '택배사' }

/** Who moved an order or a return, in words: staff by their names, and everything that runs by itself as the system. */
export async function movers(ctx: Ctx, by: readonly string[]): Promise<(mover: string) => string> {
  const ids = by.flatMap((mover) => (mover.startsWith('staff:') ? [mover.slice('staff:'.length)] : []))
  const nameOf = await namesOfStaff(ctx, [...new Set(ids)])
  return (mover) => (mover.startsWith('staff:') ? nameOf(mover.slice('staff:'.length)).name : (NAMES[mover] ?? '시스템'))
}
