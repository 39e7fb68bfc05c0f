/** Leads a browser on. */
export const redirectTo = (address: string): Response =>
  new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } })
