import * as contracts from '@/schemas/api/auth/directory'
import { operation } from '@/services/kit/service'
import { samlPerson } from '@/services/outside/directory/saml'
import { directoryBack } from './directory-back'
import { claimAttempt } from './claim-attempt'
import { DirectoryRefused, inWords, type Attempt } from './in-words'
import { leadTo } from './lead-to'
import { ownAddresses } from './own-addresses'
import { keepRequestAnswer } from './requests'

/** A post from another site carries no cookie of ours: the person is kept, and taken by the browser that began, at the next address. */
export const returnSaml = operation(contracts.returnSaml, async ({ SAMLResponse: sent, RelayState: state }, ctx) => {
  const attempt: Attempt = { back: directoryBack(undefined) }
  const response = await inWords(ctx, attempt, async () => {
    if (!state) throw new DirectoryRefused('unasked')
    const { row, facts, directory } = await claimAttempt(ctx, attempt, 'state', state)
    if (directory.protocol !== 'saml') throw new DirectoryRefused('expired')
    if (!sent) throw new DirectoryRefused('unreadable')
    const { saml, entity } = ownAddresses()
    const { requestName, purpose } = facts
    const asked = { state, requestName, createdAt: row.createdAt, callbackUrl: saml, entity, isFresh: purpose === 'confirm' }
    const person = await samlPerson(directory, asked, sent)
    if (!person.ok) {
      ctx.log.warn({ event: 'directory-failed', code: person.code }, person.message)
      throw new DirectoryRefused(person.code as 'away')
    }
    const key = await keepRequestAnswer(ctx, row, person.value)
    return leadTo(`/auth/svc/directory/finish?key=${key}`)
  })
  return { response }
})
