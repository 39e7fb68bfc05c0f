import { CallFailure } from '@/schemas/api/base/failure'
import { deriveImage } from '@/services/site/media/derive-image'

export async function GET(request: Request, { params }: { params: Promise<{ size: string; key: string[] }> }): Promise<Response> {
  const { size, key } = await params
  try {
    const { body, type, final } = await deriveImage(size, plainKey(key), request.headers.get('accept') ?? '')
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
