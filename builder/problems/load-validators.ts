import { takeValidators, type ValidatorModule } from '@/schemas/page/take-validators'

const PATH = '/svc/schema/validators.mjs'

let loaded: Promise<void> | undefined

/**
 * Fetches the validators and registers them; documents can be read and checked when it has settled. Cards must be
 * registered before. A failure is not remembered: the next call tries again.
 */
export function loadValidators(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<void> {
  // A browser remembers a module that it could not fetch; another query is another module.
  const path = tries++ === 0 ? PATH : `${PATH}?again=${tries}`
  takeValidators((await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ path)) as ValidatorModule)
}

let tries = 0
