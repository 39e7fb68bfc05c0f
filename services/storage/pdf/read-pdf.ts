// Reads a PDF in a thread of its own, which is ended when it takes too long.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { PdfFault, type PdfFaultName } from './pdf-fault'

export interface PdfJob {
  bytes: Uint8Array
  asPages: boolean
  /** Draws the first page at least. */
  withCover?: boolean
  mostPages: number
}
export interface PdfPage {
  /** WebP. */
  picture: Uint8Array
  text: string
}
/** What the thread says, one after another. */
export type PdfWord = { count: number } | PdfPage | { isDone: true } | { fault: PdfFaultName; reason: string }

const DEADLINE = 90_000

/**
 * Counts the pages of a PDF and, where it is asked for, draws each.
 * @param onPage called with each page while the next one is drawn. @throws PdfFault
 */
export async function readPdf(job: PdfJob, onPage: (page: PdfPage) => void, deadline = DEADLINE): Promise<number> {
  const worker = start(job)
  let count = 0
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const timer = setTimeout(() => reject(new PdfFault('tooSlow')), deadline)
  worker.on('error', (error) => reject(new PdfFault('notPdf', error)))
  worker.on('exit', () => reject(new PdfFault('notPdf')))
  worker.on('message', (word: PdfWord) => {
    if ('fault' in word) reject(new PdfFault(word.fault, new Error(word.reason)))
    else if ('picture' in word) onPage(word)
    else if ('isDone' in word) resolve(count)
    else {
      ;({ count } = word)
      if (count === 0) reject(new PdfFault('notPdf'))
      if (count > job.mostPages) reject(new PdfFault('tooManyPages'))
    }
  })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function start(job: PdfJob): Worker {
  // Paths from the root of the project, and a call that no bundler follows: this module may be bundled, the thread is not.
  const root = process.cwd()
  const threads = process.getBuiltinModule('node:worker_threads')
  return new threads.Worker(join(root, 'services', 'storage', 'pdf', 'pdf-thread.ts'), {
    workerData: job,
    execArgv: ['--import', pathToFileURL(join(root, 'scripts', 'ts-loader.mjs')).href],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
}
