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

/** One needs up to 250 MB for a photograph of a phone, and 300 for HEIC; the others wait. */
const AT_ONCE = 1
/** What is sent to a process stays in its memory for long: a new one takes its place after so many. */
const MOST_JOBS = 20
/** Long enough for a machine that is busy with pages, which go first. */
const DEADLINE = 30_000
const IDLE = 20_000

interface Encoder {
  process: ChildProcess
  jobs: number
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
  const encoder: Encoder = {
    jobs: 0,
    process: process.getBuiltinModule('node:child_process').fork(join(root, 'services', 'storage', 'encode', 'encode-server.ts'), {
      execArgv: ['--import', pathToFileURL(join(root, 'scripts', 'ts-loader.mjs')).href],
      // Buffers travel as they are.
      serialization: 'advanced',
      // Memory that is given back is better than memory that is near at hand.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  }
  encoder.process.once('exit', () => leave(encoder))
  return encoder
}

/** One that ended is not given another picture. */
function leave(encoder: Encoder): void {
  const at = free.indexOf(encoder)
  if (at >= 0) free.splice(at, 1)
}

async function encodeBy(encoder: Encoder, job: EncodeJob, deadline: number): Promise<EncodedPicture> {
  clearTimeout(encoder.idle)
  encoder.jobs++
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
  if (encoder.jobs >= MOST_JOBS) return void child.kill()
  child.unref()
  child.channel?.unref()
  encoder.idle = setTimeout(() => {
    leave(encoder)
    child.kill()
  }, IDLE)
  encoder.idle.unref()
  free.push(encoder)
}
