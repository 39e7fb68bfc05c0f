// The process that decodes what people upload: it can be killed, and takes nothing with it. It does one job at a time and says what came
// of it.
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { EncodeAnswer, EncodeJob } from './encode-apart'
import { PictureFault } from './picture-fault'
import { cut, reEncode } from './re-encode'

// Pictures do not come again, and many pictures wait: memory is worth more than a cache, and a second core is another request's.
sharp.cache(false)
sharp.concurrency(1)

// Whoever reads a page goes first: nobody waits for a picture as they wait for a page.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // A container may forbid it.
}

process.on('message', (job: EncodeJob) => void work(job).then((answer) => process.send!(answer)))
process.on('disconnect', () => process.exit())

async function work(job: EncodeJob): Promise<EncodeAnswer> {
  try {
    const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength)
    return { picture: await (job.kind === 'upload' ? reEncode(bytes, job.allowed) : cut(bytes, job.ending, job.crop)) }
  } catch (error) {
    const known = error instanceof PictureFault ? error : new PictureFault('notPicture', error)
    return { fault: known.fault, reason: known.cause instanceof Error ? known.cause.message : '' }
  }
}
