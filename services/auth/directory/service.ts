import * as contracts from '@/schemas/api/auth/directory'
import { operation, service } from '@/services/kit/service'
import { samlMetadata } from '@/services/outside/directory/saml'
import { openDirectory } from '../domain/directory-row'
import { checkDirectory } from './check-directory'
import { createScimToken } from './create-scim-token'
import { finishDirectory } from './finish-directory'
import { linkOwnAccount } from './link-own-account'
import { ownAddresses } from './own-addresses'
import { readDirectory } from './read-directory'
import { readOwnLinks } from './read-own-links'
import { readSamlMetadata } from './read-saml-metadata'
import { returnOidc } from './return-oidc'
import { returnSaml } from './return-saml'
import { revokeScimToken } from './revoke-scim-token'
import { saveDirectory } from './save-directory'
import { startDirectory } from './start-directory'
import { unlinkOwnAccount } from './unlink-own-account'

const readDirectoryOffer = operation(contracts.readDirectoryOffer, async (_, { db }) => {
  const directory = await openDirectory(db)
  return { item: { isOffered: directory !== undefined, label: directory?.label || '회사 계정으로 로그인' } }
})

const readOwnMetadata = operation(contracts.readOwnMetadata, async () => {
  const { saml, entity } = ownAddresses()
  return {
    response: new Response(await samlMetadata({ callbackUrl: saml, entity }), {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    }),
  }
})

export const directory = service('directory', [
  readDirectory,
  saveDirectory,
  readSamlMetadata,
  checkDirectory,
  createScimToken,
  revokeScimToken,
  readDirectoryOffer,
  startDirectory,
  returnOidc,
  returnSaml,
  finishDirectory,
  readOwnMetadata,
  readOwnLinks,
  linkOwnAccount,
  unlinkOwnAccount,
])
