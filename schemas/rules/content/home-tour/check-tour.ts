// The gates of a home tour: those of every document, with a member's list of blocks, and what only a tour has.
import type { Problem } from '@/schemas/api/base/failure'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { pleaseEnter } from '@/schemas/rules/base/required-fault'
import { tourBlock } from './tour-blocks'
import { HOME, PHOTOS_MOST, photosOf, STORY_MOST, TITLE_MOST } from './tour-document'

/** A draft may be unfinished; publishing (`strict`) needs a title and a photograph. */
export function checkTour(document: PageDocument, { strict }: { strict: boolean }): Problem[] {
  // A title that is not there yet is no fault of a draft.
  const problems = checkPage(document, { strict, find: tourBlock }).filter(
    ({ pointer, keyword }) => !(pointer === '/title' && keyword === 'minLength'),
  )
  const add = (pointer: string, message: string, keyword: string, blockId?: string) =>
    problems.push({ pointer, message, keyword, ...(blockId ? { blockId } : {}) })
  const { title, blocks } = document
  if (typeof title === 'string' && [...title].length > TITLE_MOST)
    add('/title', `제목은 ${TITLE_MOST}자까지 입력할 수 있습니다.`, 'maxLength')
  if (!Array.isArray(blocks) || problems.some(({ pointer }) => pointer.startsWith('/blocks'))) return problems
  blocks.forEach(({ id, type, v, slots, show }, i) => {
    const isHome = type === 'tour-home'
    if (!tourBlock(type) || v !== 1 || slots || show || isHome !== (i === 0) || isHome !== (id === HOME))
      add(`/blocks/${i}`, '집들이에는 글, 사진, 나란한 사진만 담을 수 있습니다.', 'unknown-type', id)
  })
  if (blocks[0]?.type !== 'tour-home') add('/blocks/0', '집 정보가 없습니다.', 'required')
  if (problems.length > 0) return problems
  const photos = blocks.flatMap(photosOf).length
  if (photos > PHOTOS_MOST) add('/blocks', `사진은 ${PHOTOS_MOST}장까지 담을 수 있습니다.`, 'maxItems')
  if (blocks.length - 1 > STORY_MOST) add('/blocks', `글과 사진은 모두 ${STORY_MOST}개까지 담을 수 있습니다.`, 'maxItems')
  if (!strict) return problems
  if (title.trim() === '') add('/title', pleaseEnter('제목'), 'required')
  if (photos === 0) add('/blocks', '사진을 한 장 이상 올려 주세요.', 'required')
  return problems
}
