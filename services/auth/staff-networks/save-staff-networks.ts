import { and, eq } from 'drizzle-orm'
import { requestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/auth/staff-networks'
import { STAFF_DOOR_ID, staffDoors } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { isAllowedNetwork } from '../domain/is-allowed-network'
import { isNetwork } from '../domain/is-network'
import { readAllowedNetworks } from '../domain/read-allowed-networks'

/** Of two who start from one version, one saves: the row is made first, and changed by its version. */
export const saveStaffNetworks = operation(contracts.saveStaffNetworks, async ({ networks: typed, version }, ctx) => {
  const { db, now } = ctx
  const networks = [...new Set(typed.map((one) => one.trim().toLowerCase()))]
  const wrong = networks.filter((one) => !isNetwork(one))
  if (wrong.length > 0) throw ctx.fail('invalid', { problems: wrong.map(wrongAt) })
  const ip = requestContext()?.ip ?? ''
  if (!isAllowedNetwork(networks, ip)) throw ctx.fail('shutsOut', { words: shutsOutWords(ip) })
  await db.insert(staffDoors).values({ id: STAFF_DOOR_ID, version: 0, updatedAt: now }).onConflictDoNothing()
  const before = await readAllowedNetworks(db)
  const [saved] = await db
    .update(staffDoors)
    .set({ networks, version: version + 1, updatedAt: now })
    .where(and(eq(staffDoors.id, STAFF_DOOR_ID), eq(staffDoors.version, version)))
    .returning({ version: staffDoors.version })
  if (!saved) throw ctx.fail('stale')
  ctx.audit('staff.networks', ctx.session.staff!.id, { before: before.networks.join(', '), after: networks.join(', ') })
  return {
    item: saved,
    message: networks.length === 0 ? '저장했습니다. 어디에서나 쓸 수 있습니다.' : '저장했습니다. 다음 요청부터 적용됩니다.',
  }
})

const wrongAt = (network: string) => ({
  pointer: '/networks',
  message: `네트워크 주소가 아닙니다: ${network}. 203.0.113.7, 203.0.113.0/24, 2001:db8::/32처럼 적어 주세요.`,
  keyword: 'rule',
})
const shutsOutWords = (ip: string): string =>
  `지금 접속하신 곳(${ip || '알 수 없는 주소'})이 목록에 없습니다. 저장하면 바로 쓰실 수 없게 되니 이 주소를 함께 적어 주세요.`
