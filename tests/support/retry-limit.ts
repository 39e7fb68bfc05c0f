import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Fails a run in which more tests than `most` needed their retry, and names all that did. */
export default class RetryLimit implements Reporter {
  readonly #most: number
  #suite: Suite | undefined

  constructor({ most }: { most: number }) {
    this.#most = most
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | void> {
    const retried = (this.#suite?.allTests() ?? []).filter((test) => test.outcome() === 'flaky')
    if (retried.length === 0) return
    const names = retried.map((test) => `    ${test.titlePath().filter(Boolean).join(' › ')}`)
    console.log([`  ${retried.length} passed only when tried again (${this.#most} may):`, ...names].join('\n'))
    if (retried.length > this.#most) return { status: 'failed' }
  }
}
