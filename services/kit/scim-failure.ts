import type { CallFailure } from '@/schemas/api/base/failure'

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** A refusal in the shape of SCIM (RFC 7644, 3.12), whose callers know no other. */
export function scimFailure(
  { status, message, retryAfter }: Pick<CallFailure, 'status' | 'message' | 'retryAfter'>,
  scimType?: string,
): Response {
  const body = { schemas: [ERROR], status: String(status), ...(scimType ? { scimType } : {}), detail: message }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/scim+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}
