import { Worker } from 'node:worker_threads'

const DEADLINE = 10_000

/**
 * The font file with these glyphs only, as WOFF2, made in a thread. Equal glyphs give equal bytes.
 * @param worker the module that cuts; a test gives another one.
 * @throws when the cutter fails or is not done in time; it is ended then.
 */
export function cutFont(
  source: string,
  text: string,
  { worker = new URL('subset-worker.ts', import.meta.url), deadline = DEADLINE } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: { source, text } })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      settle()
      void thread.terminate()
    }
    const fail = (error: Error): void => end(() => reject(error))
    const timer = setTimeout(() => fail(new Error(`the font was not cut within ${deadline / 1000} s`)), deadline)
    thread.once('message', (bytes: Uint8Array) => end(() => resolve(Buffer.from(bytes))))
    thread.once('error', fail)
    thread.once('exit', (code) => fail(new Error(`the font cutter ended with ${code}`)))
  })
}
