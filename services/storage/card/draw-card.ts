import { Worker } from 'node:worker_threads'

export interface CardWords {
  /** Small line above the title. */
  kicker: string
  title: string
  text: string
  /** Last line: whose card it is. */
  foot: string
}

const DEADLINE = 15_000

/**
 * A square picture with a photograph above these words, as JPEG, for sharing. Drawn in a thread, because a font and a photograph are read
 * and every letter becomes an outline: the site's own fonts are drawn wherever the picture is shown.
 * @param photo any picture that sharp reads.
 * @throws when it cannot be drawn, or is not done in time; the thread is ended then.
 */
export function drawCard(words: CardWords, photo: Uint8Array, deadline = DEADLINE): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('card-worker.ts', import.meta.url), { workerData: { words, photo } })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      settle()
      void thread.terminate()
    }
    const fail = (error: Error): void => end(() => reject(error))
    const timer = setTimeout(() => fail(new Error(`the card was not drawn within ${deadline / 1000} s`)), deadline)
    thread.once('message', (bytes: Uint8Array) => end(() => resolve(Buffer.from(bytes))))
    thread.once('error', fail)
    thread.once('exit', (code) => fail(new Error(`the card was not drawn: the thread ended with ${code}`)))
  })
}
