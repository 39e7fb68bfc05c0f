// Argon2 on threads of its own, of lower priority than the one that answers requests: a check keeps a core for some 20 ms, and pages
// should not wait for a crowd that signs in. Linux gives priorities to threads; elsewhere, and where it is forbidden,
// the system shares the cores as it likes.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { hash as hashText, verify as verifyText } from '@node-rs/argon2'

/** One core stays for everything else. */
export const HASH_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))
/** As much lower as leaves hashing a tenth of a core that is wanted by others. */
const NICENESS = 10

// Given as text, because bundlers do not find a worker's file.
const WORK = `
const { parentPort } = require('node:worker_threads')
const argon2 = require('@node-rs/argon2')
try {
  if (process.platform === 'linux') require('node:os').setPriority(0, ${NICENESS})
} catch {}
parentPort.on('message', ({ job, work, given }) => {
  try {
    parentPort.postMessage({ job, result: argon2[work](...given) })
  } catch (error) {
    parentPort.postMessage({ job, reason: String(error) })
  }
})`

type Answer = { job: number; result: never } | { job: number; reason: string }

class Thread {
  readonly jobs = new Map<number, PromiseWithResolvers<never>>()
  readonly #worker = new Worker(WORK, { eval: true, execArgv: [] })
  #count = 0

  constructor(onEnd: (thread: Thread) => void) {
    this.#worker.unref()
    this.#worker.on('message', (answer: Answer) => {
      const job = this.jobs.get(answer.job)
      this.jobs.delete(answer.job)
      // A script that waits for a hash must not end before it.
      if (this.jobs.size === 0) this.#worker.unref()
      if ('reason' in answer) job?.reject(new Error(answer.reason))
      else job?.resolve(answer.result)
    })
    this.#worker.on('error', (error) => {
      onEnd(this)
      for (const job of this.jobs.values()) job.reject(error)
    })
  }

  run(work: 'hashSync' | 'verifySync', given: unknown[]): Promise<never> {
    const job = this.#count++
    const waiting = Promise.withResolvers<never>()
    this.jobs.set(job, waiting)
    this.#worker.ref()
    this.#worker.postMessage({ job, work, given })
    return waiting.promise
  }
}

let threads: Thread[] = []

function run(work: 'hashSync' | 'verifySync', given: unknown[]): Promise<never> {
  let thread = threads.toSorted((a, b) => a.jobs.size - b.jobs.size)[0]
  if (!thread || (thread.jobs.size > 0 && threads.length < HASH_THREADS))
    threads.push((thread = new Thread((ended) => (threads = threads.filter((other) => other !== ended)))))
  return thread.run(work, given)
}

export const hash = (...given: Parameters<typeof hashText>): ReturnType<typeof hashText> => run('hashSync', given)
export const verify = (...given: Parameters<typeof verifyText>): ReturnType<typeof verifyText> => run('verifySync', given)
