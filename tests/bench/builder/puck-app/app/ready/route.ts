export const dynamic = 'force-dynamic'

export const GET = (): Response => new Response('ok')
