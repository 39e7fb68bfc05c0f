import { measureJson } from '@/lib/json-limits'
import { sanitizePlain } from '@/lib/html/sanitize-plain'
import type { saveMyHome } from '@/schemas/api/content/home-tours'
import type { Input } from '@/schemas/api/base/contract'
import type { Block, PageDocument } from '@/schemas/page/document'
import { checkTour } from '@/schemas/rules/content/home-tour/check-tour'
import { homeOf, newTour, photosOf, type TourPhoto } from '@/schemas/rules/content/home-tour/tour-document'
import type { Fails } from '@/services/kit/service'
import { JSON_LIMITS } from '@/services/kit/read-fields'

/** How blocks name a photograph that comes along with them. */
const ALONG = /^\/media\/files\/(\d)$/

/** The document that a save brings, checked at the gates of a draft or of publishing; its texts sanitised. */
export function givenDocument(
  { title, blocks, filter, tempYn }: Input<typeof saveMyHome>,
  along: readonly TourPhoto[],
  { fail }: Fails<'invalid'>,
): PageDocument {
  const document: PageDocument = { ...newTour(), title, blocks: blocksOf(blocks, fail) }
  const problems = checkTour(document, { strict: tempYn === 'N' })
  if (problems.length > 0) throw fail('invalid', { problems, words: problems[0]!.message })
  if (filter !== undefined) homeOf(document).codes = filter.split(',').filter((code) => /^[A-Za-z0-9_-]{1,20}$/.test(code))
  for (const block of document.blocks) {
    if (block.type === 'tour-text') block.props['html'] = sanitizePlain(block.props['html'] as string)
    for (const photo of photosOf(block)) {
      const [, index] = ALONG.exec(photo.src) ?? []
      if (index !== undefined) Object.assign(photo, along[Number(index)])
    }
  }
  return document
}

function blocksOf(text: string, fail: Fails<'invalid'>['fail']): Block[] {
  if (measureJson(text, JSON_LIMITS).ok) {
    try {
      const value: unknown = JSON.parse(text)
      if (Array.isArray(value)) return value as Block[]
    } catch {
      // No JSON: refused below.
    }
  }
  throw fail('invalid', { problems: [{ pointer: '/blocks', message: '내용을 읽을 수 없습니다.', keyword: 'syntax' }] })
}
