import { unwrap } from './send'
import { methodOf, pathOf, type AnyContract, type Item } from './contract'
import { CallFailure } from './failure'
import { siteFacts } from './site-facts'

export type FileFields = Readonly<Record<string, string | number | Blob | undefined>>

interface SendOptions {
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Like `call`, for a contract that takes files, and with progress: `fetch` does not report how much has been sent. */
export function sendFile<C extends AnyContract>(
  contract: C,
  fields: FileFields,
  { onProgress, signal }: SendOptions = {},
): Promise<Item<C>> {
  const form = new FormData()
  const all: FileFields = { ...fields, ...(siteFacts() as unknown as FileFields) }
  for (const [name, value] of Object.entries(all)) {
    if (value instanceof Blob) form.append(`${name}[0].file`, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  const { promise, resolve, reject } = Promise.withResolvers<Item<C>>()
  const request = new XMLHttpRequest()
  request.open(methodOf(contract), pathOf(contract))
  request.setRequestHeader('accept', 'application/json')
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => onProgress?.(lengthComputable ? loaded / total : 0))
  const fail = (code: string, message: string) => () => reject(new CallFailure(code, message, { status: 503 }))
  request.addEventListener('error', fail('network', '네트워크 연결을 확인한 뒤 다시 시도해 주세요.'))
  request.addEventListener('abort', fail('aborted', '올리기를 멈추었습니다.'))
  request.addEventListener('load', () => {
    try {
      resolve(unwrap<C>(bodyOf(request.responseText), request.status).item)
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
