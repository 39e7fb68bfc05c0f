import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { SheetRefused, type SheetAbout, type SheetMessage, type SheetRow } from './sheet-message'

/** Megabytes of the thread's heap. */
const MEMORY = 512
const DEADLINE = 60_000
const TOO_MUCH = '파일에 내용이 너무 많아 읽지 못했습니다. 쓰지 않는 시트와 줄을 지우거나 파일을 나누어 주세요.'

export interface Sheet {
  rows: SheetRow[]
  about: SheetAbout
}

/** Reads a file in a thread of its own. @throws SheetRefused with the reason as a sentence. @throws the signal's reason. */
export async function readSheet(path: string, maxRows: number, signal: AbortSignal): Promise<Sheet> {
  // Paths from the root of the project: this module may be bundled, those are not.
  const root = process.cwd()
  const worker = new Worker(join(root, 'services', 'sheets', 'sheet-thread.ts'), {
    workerData: { path, maxRows },
    execArgv: ['--import', pathToFileURL(join(root, 'scripts', 'ts-loader.mjs')).href],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  const rows: SheetRow[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Sheet>()
  const timer = setTimeout(() => reject(new SheetRefused(TOO_MUCH)), DEADLINE)
  const stop = (): void => reject(signal.reason as Error)
  signal.addEventListener('abort', stop, { once: true })
  worker.on('message', (message: SheetMessage) => {
    if ('fault' in message) reject(new SheetRefused(message.fault.message, message.fault.cell))
    else if ('about' in message) resolve({ rows, about: message.about })
    else rows.push(...message.rows)
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new SheetRefused(TOO_MUCH) : error),
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
