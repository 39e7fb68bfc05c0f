import { takeValidators, type ValidatorModule } from '@/schemas/page/take-validators'

const ADDRESS = '/svc/schema/validators.mjs'

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
  const address = tries++ === 0 ? ADDRESS : `${ADDRESS}?again=${tries}`
  takeValidators((await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ address)) as ValidatorModule)
}

let tries = 0
