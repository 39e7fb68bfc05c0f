import { takeValidators, type ValidatorModule } from '@/schemas/page/take-validators'

const PATH = '/svc/schema/validators.mjs'

let loaded: Promise<void> | undefined

/**
 * Fetches the validators and registers them; afterwards documents can be read and checked. Block definitions must be registered before. A
 * failure is not cached: the next call tries again.
 */
export function loadValidators(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<void> {
  // A browser caches a failed module import by its URL, so a retry uses another query.
  const path = tries++ === 0 ? PATH : `${PATH}?again=${tries}`
  takeValidators((await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ path)) as ValidatorModule)
}

let tries = 0
