import { requestContext } from '@/lib/request-context'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import type { ClaimsCtx, Fails } from '@/services/kit/service'
import { auditRefusal } from './audit-refusal'
import { isAllowedNetwork } from './is-allowed-network'
import { readAllowedNetworks } from './read-allowed-networks'

/** Whether this call comes from where staff may come from. */
export const isFromAllowedNetwork = async (db: ClaimsCtx['db']): Promise<boolean> =>
  isAllowedNetwork((await readAllowedNetworks(db)).networks)

/**
 * Refuses a sign-in from elsewhere before its password is read, so that nobody there learns whether it was right. The contract has
 * `transaction: 'own'`: the line of the refusal stays.
 */
export async function requireAllowedNetwork(ctx: ClaimsCtx & Fails<'outside'>, staffId = 'unknown'): Promise<void> {
  if (await isFromAllowedNetwork(ctx.db)) return
  const failure = ctx.fail('outside', { words: outsideWords(requestContext()?.ip ?? '') })
  // Nothing is to be had here by trying: this only bounds the log.
  await limitCalls(ctx.db, { what: 'staff-outside', most: 60, span: HOUR, sentence: failure.message }, ctx.now)
  await auditRefusal(ctx, { action: 'staff.outside', actor: 'visitor', target: staffId })
  throw failure
}

const outsideWords = (ip: string): string =>
  `지금 접속하신 곳${ip && `(${ip})`}에서는 관리 화면을 쓸 수 없습니다. 허용된 네트워크에서 로그인하시거나, 관리자에게 이 주소를 알려 주세요.`
