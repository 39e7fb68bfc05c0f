import { REVIEW_MIN } from '@/schemas/rules/store/review-points'
import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { FILE_TYPES, fileFault } from '@/schemas/rules/base/file-fault'
import type { Ctx, Fails } from '@/services/kit/service'
import { findForbiddenWord } from '@/services/members/domain/forbidden-words'
import type { PictureKind } from '@/services/storage/encode/picture-kind'
import { refusedPicture } from '@/services/storage/refused-picture'
import { BY_MEMBER, storePicture } from '@/services/storage/store-picture'
import { UPLOADS } from '@/services/storage/uploads'

/** V-FILE-2, by the content of a file. */
const KINDS: readonly PictureKind[] = ['jpeg', 'png', 'gif', 'bmp']
type Fault = 'tooShort' | 'forbiddenWord' | 'fileType' | 'fileSize' | 'tooManyPixels'

/** The words of a review without spaces at their ends; refused where a rule is broken. */
export async function takeWords(ctx: Ctx & Fails<Fault>, typed: string): Promise<string> {
  const contents = typed.trim()
  if ([...contents.replace(/\s/gu, '')].length < REVIEW_MIN) throw ctx.fail('tooShort')
  const word = await findForbiddenWord(contents, ctx)
  if (word !== undefined) throw ctx.fail('forbiddenWord', { words: forbiddenSentence(word) })
  return contents
}

/** Stores the photographs, re-encoded: only the pixels, no place, no camera. @returns their paths. */
export async function takePhotos(ctx: Ctx & Fails<Fault>, files: readonly unknown[]): Promise<string[]> {
  const paths: string[] = []
  for (const file of files) {
    if (!(file instanceof File)) throw ctx.fail('fileType')
    const fault = fileFault(file)
    if (fault) throw ctx.fail(fault === FILE_TYPES ? 'fileType' : 'fileSize')
    try {
      paths.push(UPLOADS + (await storePicture(ctx, file, { by: BY_MEMBER, allowed: KINDS })).file)
    } catch (error) {
      throw refusedPicture(ctx, error)
    }
  }
  // The same photograph twice is one.
  return [...new Set(paths)]
}
