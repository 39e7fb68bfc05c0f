import type { PageDocument } from '@/schemas/page/document'
import type { Editor } from '../state/editor'

/** Downloads the present draft, saved or not. */
export function exportJson(editor: Editor): void {
  downloadDocument(editor.document())
  editor.announce('JSON 파일로 내보냈습니다.')
}

export function downloadDocument(document: PageDocument): void {
  const name = (document.route ?? document.id ?? 'page').replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home'
  downloadJson(document, name)
}

export const downloadJson = (value: unknown, name: string): void =>
  download(JSON.stringify(value, null, 2), 'application/json', `${name}.json`)

/** Downloads a text as a file of this name. */
export function download(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
