import * as contracts from '@/schemas/api/auth/directory'
import { operation } from '@/services/kit/service'
import { oidcPerson } from '@/services/outside/directory/oidc'
import { visitHashOf } from '../domain/visit'
import { directoryBack } from './directory-back'
import { claimAttempt } from './claim-attempt'
import { finishPerson } from './finish-person'
import { DirectoryRefused, inWords, type Attempt } from './in-words'
import { ownAddresses } from './own-addresses'

export const returnOidc = operation(contracts.returnOidc, async ({ state = '', ...brought }, ctx) => {
  const attempt: Attempt = { back: directoryBack(undefined) }
  const response = await inWords(ctx, attempt, async () => {
    const { row, facts, directory } = await claimAttempt(ctx, attempt, 'state', state)
    const { visit } = ctx.session
    if (!visit || visitHashOf(visit) !== row.visitHash) throw new DirectoryRefused('expired')
    if (directory.protocol !== 'oidc') throw new DirectoryRefused('expired')
    const { nonce, verifier, purpose } = facts
    const known = { ...directory, clientSecret: directory.clientSecret ?? '' }
    const asked = { state, nonce, verifier, redirectUri: ownAddresses().oidc, isFresh: purpose === 'confirm' }
    const person = await oidcPerson(known, asked, { state, ...brought })
    if (!person.ok) {
      ctx.log.warn({ event: 'directory-failed', code: person.code }, person.message)
      throw new DirectoryRefused(person.code as 'away')
    }
    return finishPerson(ctx, { row, directory }, person.value)
  })
  return { response }
})
