import { CallFailure } from '@/schemas/api/base/failure'
import { deriveImage } from '@/services/site/media/derive-image'
import { presentName, REDIRECT_SECONDS } from '@/services/site/media/present-name'

export async function GET(request: Request, { params }: { params: Promise<{ size: string; key: string[] }> }): Promise<Response> {
  const { size, key } = await params
  const wanted = plainKey(key)
  try {
    const present = wanted.startsWith('uploads/') ? await presentName(wanted.slice('uploads/'.length)) : undefined
    if (present !== undefined)
      return new Response(null, {
        status: 302,
        headers: { location: `/img/${size}/uploads/${present}`, 'cache-control': `public, max-age=${REDIRECT_SECONDS}` },
      })
    const { body, type, final } = await deriveImage(size, wanted, request.headers.get('accept') ?? '')
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': type,
        vary: 'accept',
        'cache-control': final ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      },
    })
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return Response.json(
      { data: { result: error.code, resultMessage: error.message } },
      { status: error.status, headers: { 'cache-control': 'no-store' } },
    )
  }
}

/** A key that cannot be decoded names no picture. */
function plainKey(parts: string[]): string {
  try {
    return parts.map(decodeURIComponent).join('/')
  } catch {
    return ''
  }
}
