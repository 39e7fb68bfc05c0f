import * as contracts from '@/schemas/api/site/media-replacements'
import { operation } from '@/services/kit/service'
import { uploadTag } from '@/services/kit/with-current-uploads'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { laterName } from '@/services/storage/later-name'
import { lockMedia, updateMedia } from './change-content'
import { presentRow } from './present'
import { requireShownRight } from './require-shown-right'

const MOST_BYTES = 1024 * 1024

export const saveCaptions = operation(contracts.saveCaptions, async ({ file, version, captions: given = [] }, ctx) => {
  const row = await lockMedia(ctx, { file, version })
  if (row.kind !== 'film') throw ctx.fail('missing')
  await requireShownRight(ctx, file)
  const name = given.length === 0 ? '' : await stored(given[0])
  const changed = await updateMedia(ctx, row, { captions: name })
  ctx.touch(uploadTag(file))
  ctx.audit('media.captions', file, { captions: name })
  return { item: presentRow(changed) }

  async function stored(sent: unknown): Promise<string> {
    if (!(sent instanceof File)) throw ctx.fail('notCaptions')
    if (sent.size > MOST_BYTES) throw ctx.fail('tooLarge')
    const text = captionText(Buffer.from(await sent.arrayBuffer()))
    if (text === undefined) throw ctx.fail('notCaptions')
    const body = Buffer.from(text)
    const target = laterName(file, body, 'vtt')
    await uploadedFiles().write(target, body, FILE_TYPES['vtt']!)
    return target
  }
})

/** The text of a WebVTT file; undefined where it is none. */
function captionText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
    return /^WEBVTT(?:[ \t][^\n]*)?\n/.test(text) && text.includes('-->') ? text : undefined
  } catch {
    return undefined
  }
}
