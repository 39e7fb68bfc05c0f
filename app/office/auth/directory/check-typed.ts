import { checkDirectory } from '@/schemas/api/auth/directory'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { DirectoryDraft, DirectoryFound } from './directory-draft'

/**
 * Asks the provider before a connection is switched on, or changed while it is on.
 * @returns what went wrong; empty when it answers, or when the save itself will say what is missing.
 */
export async function checkTyped(draft: DirectoryDraft, start: DirectoryFound): Promise<string> {
  const { isOn, protocol, issuer, clientName } = draft
  const isSame = start.isOn && start.protocol === protocol && start.issuer === issuer && start.clientName === clientName
  // What SAML has cannot be asked: only a sign-in shows it.
  if (!isOn || isSame || protocol !== 'oidc' || issuer.trim() === '' || clientName.trim() === '') return ''
  try {
    const { isWell, words } = (await call(checkDirectory, { typed: { issuer, clientName } })).item
    return isWell ? '' : words
  } catch (error) {
    if (error instanceof CallFailure && error.status === 400) return ''
    throw error
  }
}
