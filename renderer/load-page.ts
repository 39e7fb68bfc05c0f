// All loads of a page start at once, before anything is rendered, and share one deadline. Equal calls are made once, and the number of
// calls under way is limited per page, so that other requests are answered in between. A load that throws, rejects or hangs affects its
// own block only.
import { atMost } from '@/lib/at-most'
import type { Caller } from '@/schemas/api/base/call'
import { call as realCall } from '@/schemas/api/base/call'
import type { Block } from '@/schemas/page/document'
import type { ReadBlock } from '@/schemas/page/read-page'
import { blockOf } from './blocks'
import type { AnyBlock, LoadInput, Loaded, PageContext } from './define-block'

/** The outcome of one block's load. `data` is undefined for a block without one. */
export type LoadOutcome = { ok: true; data: unknown; freshUntil?: string | null } | { ok: false; error: unknown }

export interface PageLoads {
  /** Of every drawable block with a load, by the read block itself: ids repeat across fragments. */
  outcomes: Map<ReadBlock, Promise<LoadOutcome>>
}

/** 3 s for all loads of a page: a hanging block must not delay the end of the page, or a cached copy, for longer. */
export const LOAD_DEADLINE = 3_000

/** Calls of one page that may be under way: enough that similar ones are batched, few enough for the rest of the site. */
const CALLS_AT_ONCE = 24

export function loadPage(
  blocks: ReadBlock[],
  page: PageContext,
  isShown: (read: ReadBlock) => boolean,
  deadline = LOAD_DEADLINE,
): PageLoads {
  const outcomes = new Map<ReadBlock, Promise<LoadOutcome>>()
  const call = oncePerInput(realCall)
  const walk = (list: ReadBlock[]) => {
    for (const read of list) {
      if (read.unreadable || !isShown(read)) continue
      const definition = blockOf(read.block.type)
      if (definition?.load) outcomes.set(read, loadBlock(definition, read.block, page, call, deadline))
      for (const children of Object.values(read.slots)) walk(children)
    }
  }
  walk(blocks)
  return { outcomes }
}

/** The outcomes that are ready after this many milliseconds, or as soon as all are. Later ones do not change the map. */
export async function settledWithin({ outcomes }: PageLoads, ms: number): Promise<Map<ReadBlock, LoadOutcome>> {
  const settled = new Map<ReadBlock, LoadOutcome>()
  const all = Promise.all([...outcomes].map(async ([read, outcome]) => settled.set(read, await outcome)))
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([all, new Promise((resolve) => void (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
  return new Map(settled)
}

/** Runs one block's load with the deadline; an exception is an outcome like any other. */
export async function loadBlock(
  definition: AnyBlock,
  block: Block,
  page: PageContext,
  call: Caller,
  deadline = LOAD_DEADLINE,
): Promise<LoadOutcome> {
  const load = definition.load as (input: LoadInput<unknown>) => Promise<Loaded<unknown>>
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`load of ${block.type} took longer than ${deadline} ms`))
      stop.abort()
    }, deadline)
  })
  try {
    const { data, freshUntil } = await Promise.race([load({ props: block.props, page, call, signal: stop.signal }), late])
    return { ok: true, data, freshUntil: freshUntil ?? null }
  } catch (error) {
    return { ok: false, error }
  } finally {
    clearTimeout(timer)
  }
}

/** Two blocks with an equal call get the same promise. */
function oncePerInput(call: Caller): Caller {
  const asked = new Map<string, Promise<unknown>>()
  const inTurn = atMost(CALLS_AT_ONCE)
  return ((contract, input, options) => {
    const question = `${contract.id} ${JSON.stringify(input)}`
    let answer = asked.get(question)
    if (!answer) asked.set(question, (answer = inTurn(() => call(contract, input, options), options?.signal)))
    return answer
  }) as Caller
}
