import { TUS_VERSION } from '@/schemas/api/base/tus'
import type { RawFields } from './read-fields'
import { refusal } from './refusal'

const OTHER_VERSION = ['412', '지원하지 않는 방식으로 보낸 파일입니다. 화면을 새로 고친 뒤 다시 올려 주세요.', 412] as const

/** The values of a tus request (schemas/api/base/resumable-upload.ts): its headers, and its body unread. */
export function readTus({ headers, body }: Request): RawFields {
  if (headers.get('tus-resumable') !== TUS_VERSION) throw refusal(OTHER_VERSION)
  const fields: RawFields = new Map()
  const put = (name: string, value: unknown) => void (value !== null && value !== undefined && fields.set(name, [value]))
  put('uploadLength', headers.get('upload-length'))
  put('uploadOffset', headers.get('upload-offset'))
  put('fileName', metadataOf(headers.get('upload-metadata') ?? '').get('filename'))
  put('bytes', body)
  return fields
}

/** `filename 7ZmU66m0, filetype aW1hZ2U=` */
const metadataOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ')
      return [key, Buffer.from(value, 'base64').toString('utf8')]
    }),
  )
