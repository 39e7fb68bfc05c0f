import { unwrap } from '@/schemas/api/base/send'
import { methodOf, pathOf, type Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { uploadMedia } from '@/schemas/api/site/media'
import { siteFacts } from '@/schemas/api/base/site-facts'

export type Uploaded = Item<typeof uploadMedia>

/** Like `call(uploadMedia, …)`, but with progress: `fetch` does not report how much has been sent. */
export function uploadPicture(file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Uploaded> {
  const form = new FormData()
  for (const [name, value] of Object.entries(siteFacts())) form.append(name, String(value))
  form.append('file[0].file', file)
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>()
  const request = new XMLHttpRequest()
  request.open(methodOf(uploadMedia), pathOf(uploadMedia))
  request.setRequestHeader('accept', 'application/json')
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => onProgress(lengthComputable ? loaded / total : 0))
  const fail = (code: string, message: string) => () => reject(new CallFailure(code, message, { status: 503 }))
  request.addEventListener('error', fail('network', '네트워크 연결을 확인한 뒤 다시 시도해 주세요.'))
  request.addEventListener('abort', fail('aborted', '올리기를 멈추었습니다.'))
  request.addEventListener('load', () => {
    try {
      resolve(unwrap<typeof uploadMedia>(bodyOf(request.responseText), request.status).item)
    } catch (error) {
      reject(error)
    }
  })
  signal?.addEventListener('abort', () => request.abort())
  request.send(form)
  return promise
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
