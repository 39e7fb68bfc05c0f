// The process that decodes what people upload: it can be killed, and takes nothing with it. It does one job at a time and says what came
// of it.
import './lower-encoder-priority'
import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { EncodeAnswer, SentJob } from './encode-apart'
import { PictureFault } from './picture-fault'
import { cut, reEncode } from './re-encode'

// Pictures do not come again, and many pictures wait: memory is worth more than a cache, and a second core is another request's.
sharp.cache(false)
sharp.concurrency(1)

let folder: string | undefined
process.on('message', (job: SentJob) => {
  folder = dirname(job.to)
  void work(job).then((answer) => process.send!(answer))
})
// Who would have removed the picture was killed.
process.on('disconnect', () => {
  if (folder) rmSync(folder, { recursive: true, force: true })
  process.exit()
})

async function work({ job, from, to }: SentJob): Promise<EncodeAnswer> {
  try {
    const bytes = await readFile(from)
    const { body, ...picture } = await (job.kind === 'upload' ? reEncode(bytes, job.allowed) : cut(bytes, job.ending, job.crop))
    await writeFile(to, body)
    return { picture }
  } catch (error) {
    const known = error instanceof PictureFault ? error : new PictureFault('notPicture', error)
    return { fault: known.fault, reason: known.cause instanceof Error ? known.cause.message : '' }
  }
}
