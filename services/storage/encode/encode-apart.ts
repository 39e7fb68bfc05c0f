// Decodes and encodes pictures in processes of their own: a decoder ignores every deadline of this one, and one that takes too long, or
// all the memory, is killed without loss. Few work at a time, because each may need all its pixels in memory; they end when nothing has
// come for a while, and give their memory back.
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FileOnDisk } from '@/services/base/file-on-disk'
import type { Crop } from '@/services/db/tables/media'
import { URGENT } from './urgent'
import { PictureFault, type Fault } from './picture-fault'
import type { PictureKind } from './picture-kind'
import type { EncodedPicture } from './re-encode'

export type EncodeJob = { kind: 'upload'; allowed: readonly PictureKind[] } | { kind: 'cut'; ending: EncodedPicture['ending']; crop: Crop }
/** What a process is told: the paths of the picture, and of the file that it is to write. */
export interface SentJob {
  job: EncodeJob
  from: string
  to: string
}
/** What came of a job. Its file is removed when it is disposed of. */
export interface EncodedFile extends Omit<EncodedPicture, 'body'>, AsyncDisposable {
  file: FileOnDisk
}
export type EncodeAnswer = { picture: Omit<EncodedPicture, 'body'> } | { fault: Fault; reason: string }

/** One needs up to 250 MB for a photograph of a phone, and 300 for HEIC; the others wait. */
const AT_ONCE = 1
/** What a process read stays in its memory for long: a new one takes its place after so many. */
const MOST_JOBS = 20
/** Long enough for a machine that is busy with pages, which go first. */
const DEADLINE = 30_000
/** An encoder works only while nobody else wants the core. One that does not come to it is replaced after so long: its start, and a megabyte. */
const PATIENCE = { start: 3_000, megabyte: 1_000 }
const IDLE = 20_000

interface Encoder {
  process: ChildProcess
  jobs: number
  idle?: NodeJS.Timeout
}
const free: Encoder[] = []
let working = 0
const waiting: (() => void)[] = []

/**
 * A picture travels there and back as a file. As a message, its ten megabytes were copied some five times in this process, and for every
 * few of them V8 marked the whole heap, which pages wait for.
 * @throws PictureFault with the reason as its cause.
 */
export async function encodeApart(picture: Buffer | FileOnDisk, job: EncodeJob, deadline = DEADLINE): Promise<EncodedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'maru-picture-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const to = join(folder, 'to')
    const from = picture instanceof FileOnDisk ? picture.path : join(folder, 'from')
    if (picture instanceof Buffer) await writeFile(from, picture)
    const encoded = await inTurn(() => encodePatiently({ job, from, to }, deadline))
    return { ...encoded, file: await FileOnDisk.at(to, `picture.${encoded.ending}`), [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function encodePatiently(sent: SentJob, deadline: number): Promise<Omit<EncodedPicture, 'body'>> {
  const { size } = await stat(sent.from)
  const patience = PATIENCE.start + (PATIENCE.megabyte * size) / 1_048_576
  if (patience >= deadline) return encodeBy(free.pop() ?? start(), sent, deadline)
  try {
    return await encodeBy(free.pop() ?? start(), sent, patience)
  } catch (error) {
    if (!(error instanceof PictureFault && error.cause instanceof Late)) throw error
    return encodeBy(start(URGENT), sent, deadline)
  }
}

class Late extends Error {}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else working++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

function start(...args: string[]): Encoder {
  // Paths from the root of the project, and a call that no bundler follows: this module may be bundled, the other process is not.
  const root = process.cwd()
  const encoder: Encoder = {
    // One that has a share of the core does its one job.
    jobs: args.length > 0 ? MOST_JOBS : 0,
    process: process.getBuiltinModule('node:child_process').fork(join(root, 'services', 'storage', 'encode', 'encode-server.ts'), args, {
      execArgv: ['--import', pathToFileURL(join(root, 'scripts', 'ts-loader.mjs')).href],
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

async function encodeBy(encoder: Encoder, job: SentJob, deadline: number): Promise<Omit<EncodedPicture, 'body'>> {
  clearTimeout(encoder.idle)
  encoder.jobs++
  const { process: child } = encoder
  child.ref()
  child.channel?.ref()
  const { promise, resolve, reject } = Promise.withResolvers<EncodeAnswer>()
  const onExit = () => reject(new PictureFault('tooSlow', new Error('the encoder ended')))
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new PictureFault('tooSlow', new Late(`not encoded within ${deadline} ms`)))
  }, deadline)
  child.once('message', resolve).once('exit', onExit).once('error', onExit)
  try {
    child.send(job)
    const answer = await promise
    rest(encoder)
    if ('fault' in answer) throw new PictureFault(answer.fault, answer.reason ? new Error(answer.reason) : undefined)
    return answer.picture
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
