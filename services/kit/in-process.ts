// `call` on the server. A page being rendered uses the same contracts as a browser, through the same pipeline, without a socket; the
// render's request context records the tags that an answer read, and whether it is personal. With SVC_HOST another host answers, and its
// changes are not announced here.
import { randomUUID } from 'node:crypto'
import { dependOn, holdsUntil, markPersonal, requestContext } from '@/lib/request-context'
import type { Caller } from '@/schemas/api/base/call'
import { send } from '@/schemas/api/base/send'
import { isWrite, type AnyContract, type Answer, type Input } from '@/schemas/api/base/contract'
import { operationOf } from './operations'
import { typedFields } from './decode-input'
import { run } from './run'
import { sessions } from './sessions'
import { settings } from '@/services/base/settings'

/** How long an answer of another host may be cached. */
const FOREIGN_MS = 30_000

export const inProcess: Caller = async (contract, input, options) => {
  // A render may run without a visitor, twice, or long before its page is read.
  if (isWrite(contract)) throw new Error(`${contract.id} writes; a page being rendered may only read`)
  const { svcHost } = settings()
  return svcHost ? askHost(contract, input, svcHost, options?.signal) : askHere(contract, input)
}

async function askHere<C extends AnyContract>(contract: C, input: Input<C>): Promise<Answer<C>> {
  const operation = operationOf(contract)
  if (!operation) throw new Error(`no service answers ${contract.id}`)
  if (contract.access !== 'visitor') markPersonal()
  const {
    item,
    items = [],
    totalCount = items.length,
    message = '',
  } = await run(operation, {
    requestId: requestContext()?.requestId ?? randomUUID(),
    session: () => sessions().read(requestContext()?.cookie ?? ''),
    fields: () => Promise.resolve(typedFields(input)),
    isOwn: true,
    onInput: (decoded) => dependOn(contract.tags?.(decoded) ?? []),
    onPersonal: markPersonal,
  })
  return { result: '200', resultMessage: message, item, items, totalCount } as Answer<C>
}

async function askHost<C extends AnyContract>(contract: C, input: Input<C>, host: string, signal?: AbortSignal): Promise<Answer<C>> {
  if (contract.access !== 'visitor') markPersonal()
  const cookie = requestContext()?.cookie
  holdsUntil(Date.now() + FOREIGN_MS)
  return send(contract, input, { host, timeout: 5_000, ...(cookie ? { headers: { cookie } } : {}), ...(signal ? { signal } : {}) })
}
