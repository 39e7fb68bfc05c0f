import { readUpload } from '@/services/site/media/read-upload'

/** An uploaded picture as stored. Its name changes with its content; the page server adds the policy of files. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const found = await readUpload(file)
  if (!found) {
    const data = { result: '404', resultMessage: '이미지를 찾을 수 없습니다.' }
    return Response.json({ data }, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  const etag = `"${file.slice(0, 32)}"`
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(found.body), {
    headers: { ...headers, 'content-type': found.type, 'content-length': String(found.body.length), 'content-disposition': 'inline' },
  })
}
