// Decodes and encodes pictures in processes of their own: a decoder ignores every deadline of this one, and one that takes too long, or
// all the memory, is killed without loss. Few work at a time, because each may need all its pixels in memory; they end when nothing has
// come for a while, and give their memory back.
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Crop } from '@/services/db/tables/media'
import { PictureFault, type Fault } from './picture-fault'
import type { PictureKind } from './picture-kind'
import type { EncodedPicture } from './re-encode'

export type EncodeJob =
  | { kind: 'upload'; bytes: Uint8Array; allowed: readonly PictureKind[] }
  | { kind: 'cut'; bytes: Uint8Array; ending: EncodedPicture['ending']; crop: Crop }
export type EncodeAnswer = { picture: EncodedPicture } | { fault: Fault; reason: string }

const AT_ONCE = 2
const DEADLINE = 15_000
const IDLE = 20_000

interface Encoder {
  process: ChildProcess
  idle?: NodeJS.Timeout
}
const free: Encoder[] = []
let working = 0
const waiting: (() => void)[] = []

/** @throws PictureFault with the reason as its cause. */
export async function encodeApart(job: EncodeJob, deadline = DEADLINE): Promise<EncodedPicture> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else working++
  try {
    return await encodeBy(free.pop() ?? start(), job, deadline)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

function start(): Encoder {
  // Paths from the root of the project, and a call that no bundler follows: this module may be bundled, the other process is not.
  const root = process.cwd()
  return {
    process: process.getBuiltinModule('node:child_process').fork(join(root, 'services', 'storage', 'encode', 'encode-server.ts'), {
      execArgv: ['--import', pathToFileURL(join(root, 'scripts', 'ts-loader.mjs')).href],
      // Buffers travel as they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  }
}

async function encodeBy(encoder: Encoder, job: EncodeJob, deadline: number): Promise<EncodedPicture> {
  clearTimeout(encoder.idle)
  const { process: child } = encoder
  child.ref()
  child.channel?.ref()
  const { promise, resolve, reject } = Promise.withResolvers<EncodeAnswer>()
  const onExit = () => reject(new PictureFault('tooSlow', new Error('the encoder ended')))
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new PictureFault('tooSlow', new Error(`not encoded within ${deadline} ms`)))
  }, deadline)
  child.once('message', resolve).once('exit', onExit).once('error', onExit)
  try {
    child.send(job)
    const answer = await promise
    rest(encoder)
    if ('fault' in answer) throw new PictureFault(answer.fault, answer.reason ? new Error(answer.reason) : undefined)
    const { body, ...picture } = answer.picture
    return { ...picture, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) }
  } finally {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', onExit).off('error', onExit)
  }
}

/** Waits for the next picture, and ends when none comes. Neither it nor its timer holds the process up. */
function rest(encoder: Encoder): void {
  const { process: child } = encoder
  child.unref()
  child.channel?.unref()
  const leave = (): void => {
    const at = free.indexOf(encoder)
    if (at >= 0) free.splice(at, 1)
  }
  encoder.idle = setTimeout(() => {
    leave()
    child.kill()
  }, IDLE)
  encoder.idle.unref()
  child.once('exit', leave)
  free.push(encoder)
}
