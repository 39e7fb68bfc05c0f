// The headers of a response that is made for one request: policy, cache control, robots.
import { contentPolicy, outsideScriptAt, FILE_POLICY } from './content-policy'
import type { CompleteOptions } from './page-server-options'
import { NEXT_MARKS } from './next-marks'
import { headersAt } from './security-headers'
import { SPECULATION_PATH } from './speculation-rules'
import type { Target } from './target-parser'

export interface LiveHeaders {
  headers: [string, string][]
  /** The policy, from which Next takes its nonce; absent for files, and in development for what Next writes: its tools refuse one. */
  policy: string | undefined
}

export function liveHeaders(
  target: Target,
  facts: { requestId: string; scripts: readonly string[]; isFile: boolean; hasMap?: boolean },
  options: Pick<CompleteOptions, 'caching' | 'identitySdk' | 'paymentSdk' | 'sharesByKakao' | 'pageScripts'>,
): LiveHeaders {
  const { path, isDocument, isBuilder, isFramed, isPreview } = target
  const headers: [string, string][] = [['x-request-id', facts.requestId], ...headersAt(path)]
  let policy: string | undefined
  if (facts.isFile || path.startsWith('/img/')) {
    if (!path.startsWith(NEXT_MARKS.ownFiles) && !path.endsWith('.pdf')) headers.push(['content-security-policy', FILE_POLICY])
  } else if (options.caching || facts.scripts === options.pageScripts) {
    const frames = isFramed ? 'self' : 'none'
    const place = isBuilder ? 'builder' : 'site'
    const outside = outsideScriptAt(path, { identity: options.identitySdk, payment: options.paymentSdk })
    const hasMap = facts.hasMap === true && options.sharesByKakao
    const make = (): string => contentPolicy(facts.scripts, frames, place, outside, options.sharesByKakao, hasMap)
    policy = facts.scripts === options.pageScripts ? pagePolicy(options, `${frames} ${place} ${outside} ${hasMap}`, make) : make()
    headers.push(['content-security-policy', policy])
  }
  if (isDocument || isBuilder) headers.push(['cache-control', 'private, no-store'], ['x-maru', 'live'])
  if (isDocument) headers.push(['speculation-rules', `"${SPECULATION_PATH}"`])
  if (isPreview || isBuilder) headers.push(['x-robots-tag', 'noindex, nofollow'])
  return { headers, policy }
}

const pagePolicies = new WeakMap<object, Map<string, string>>()

/** Pages of one server have the same scripts, so their policies are few and are put together once; a nonce makes each one different. */
function pagePolicy(options: object, kind: string, make: () => string): string {
  let known = pagePolicies.get(options)
  if (!known) pagePolicies.set(options, (known = new Map<string, string>()))
  let policy = known.get(kind)
  if (policy === undefined) known.set(kind, (policy = make()))
  return policy
}
