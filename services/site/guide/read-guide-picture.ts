import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contracts from '@/schemas/api/site/guide'
import { operation } from '@/services/kit/service'

/** The contract's pattern keeps the name inside the folder. */
export const readGuidePicture = operation(contracts.readGuidePicture, async ({ file }, ctx) => {
  const bytes = await readFile(join(process.cwd(), 'docs', 'guide', 'pictures', file)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? ctx.fail('missing') : error
  })
  const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600', 'x-content-type-options': 'nosniff' }
  return { response: new Response(new Uint8Array(bytes), { headers }) }
})
