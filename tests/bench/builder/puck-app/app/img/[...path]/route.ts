// The same pictures as the site's own, from the site itself.
export const dynamic = 'force-dynamic'

export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const answer = await fetch(`${process.env['PICTURES_URL']}${pathname}`, { headers: { accept: request.headers.get('accept') ?? '' } })
  const headers = ['content-type', 'cache-control', 'vary'].flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(answer.body, { status: answer.status, headers })
}
