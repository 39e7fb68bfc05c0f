import { expect, test } from 'vitest'
import { pictureErrors } from '@/schemas/api/site/media'
import { MEDIA_TYPES } from './media-types'
import { PICTURE_FILES } from '@/schemas/rules/base/picture-files'

test('what a refusal names can be chosen, and nothing else', () => {
  const chosen = PICTURE_FILES.accept.split(',').flatMap((type) => (type.startsWith('image/') ? [type.slice('image/'.length)] : []))
  const named = PICTURE_FILES.words.toLowerCase().replace('jpg', 'jpeg').split(', ')
  expect(named).toEqual(chosen.filter((kind) => kind !== 'heif'))
  expect(MEDIA_TYPES.startsWith(PICTURE_FILES.accept)).toBe(true)
  expect(pictureErrors.notPicture[1]).toContain(` ${PICTURE_FILES.words} `)
})
