import { pathOf } from '@/schemas/api/base/contract'
import { exportRecords, type SheetFormat } from '@/schemas/api/site/record-sheets'
import type { RecordTab } from '@/schemas/api/site/records'

interface SheetRequest {
  type: string
  search?: string
  filter?: string
  state?: RecordTab
}

/** Saves the list as a file. @returns what to announce. */
export async function downloadSheet(asked: SheetRequest, format: SheetFormat): Promise<string> {
  const response = await fetch(pathOf(exportRecords), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, format }),
  }).catch(() => undefined)
  const kind = response?.headers.get('content-type') ?? ''
  if (!response || kind.startsWith('application/json')) {
    const answer = (await response?.json().catch(() => undefined)) as { data?: { resultMessage?: string } } | undefined
    return answer?.data?.resultMessage ?? '내려받지 못했습니다. 잠시 후 다시 시도해 주세요.'
  }
  const body = await response.blob().catch(() => undefined)
  if (!body) return '내려받지 못했습니다. 잠시 후 다시 시도해 주세요.'
  const url = URL.createObjectURL(body)
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const name = encoded ? decodeURIComponent(encoded) : `${asked.type}.${format}`
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return `${name} 파일을 내려받았습니다.`
}
