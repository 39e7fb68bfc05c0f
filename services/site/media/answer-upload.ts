// Answers a request for an uploaded file as it is stored. Its name is the hash of its content, so that it never changes; a part of it is
// sent on request, which players need for films.
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { parseRange } from '@/services/storage/parse-range'
import { isUploadName, UPLOADS } from '@/services/storage/uploads'
import { presentName, REDIRECT_SECONDS } from './present-name'

export async function answerUpload(name: string, sent: Headers): Promise<Response> {
  if (!isUploadName(name)) return missing()
  const present = await presentName(name)
  if (present !== undefined)
    return new Response(null, {
      status: 302,
      headers: { location: UPLOADS + present, 'cache-control': `public, max-age=${REDIRECT_SECONDS}` },
    })
  const etag = `"${name.slice(0, 32)}"`
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  const files = uploadedFiles()
  const size = await files.sizeOf(name)
  if (size === undefined) return missing()
  if (sent.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  // A part of another content would not fit to what the browser has of the earlier one.
  const isSame = [null, etag].includes(sent.get('if-range'))
  const range = isSame ? parseRange(sent.get('range'), size) : undefined
  if (range === null)
    return new Response(null, { status: 416, headers: { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${size}` } })
  const body = await files.open(name, range)
  if (!body) return missing()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': FILE_TYPES[name.slice(name.lastIndexOf('.') + 1)]!,
      'content-length': String(end - start + 1),
      'content-disposition': 'inline',
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}

function missing(): Response {
  const data = { result: '404', resultMessage: '파일을 찾을 수 없습니다.' }
  return Response.json({ data }, { status: 404, headers: { 'cache-control': 'no-store' } })
}
