import * as contracts from '@/schemas/api/auth/directory'
import { directoryCheckWords } from '@/schemas/words/directory-check-words'
import { operation, type ClaimsCtx } from '@/services/kit/service'
import { oidcAddress } from '@/services/outside/directory/oidc'
import { directoryRow } from '../domain/directory-row'
import { certificateWords } from './certificate'
import { isProviderAddress } from './is-provider-address'
import { ownAddresses } from './own-addresses'
import { newRequestSecret } from './requests'

/** Of OIDC the provider is asked who it is; of SAML it can only be said until when its certificates hold. */
export const checkDirectory = operation(contracts.checkDirectory, async ({ typed }, ctx) => {
  if (typed) {
    const asked = { issuer: typed.issuer.trim(), clientName: typed.clientName.trim() }
    if (!isProviderAddress(asked.issuer)) throw ctx.fail('address')
    return { item: await askProvider(ctx, { ...asked, clientSecret: UNSENT, groupClaim: '', matchClaim: '' }) }
  }
  const directory = await directoryRow(ctx.db)
  if (!directory || directory.issuer === '') throw ctx.fail('none')
  if (directory.protocol === 'saml') {
    const words = directory.certificates.map((pem) => certificateWords(pem, ctx.now)).join(' · ')
    return { item: { isWell: true, words: `인증서: ${words || '없음'}. 로그인은 로그인 화면에서 직접 한 번 해 보셔야 확인됩니다.` } }
  }
  return { item: await askProvider(ctx, { ...directory, clientSecret: directory.clientSecret ?? '' }) }
})

/** Who it is says every provider without the secret. */
const UNSENT = 'unsent'

async function askProvider({ log }: Pick<ClaimsCtx, 'log'>, settings: Parameters<typeof oidcAddress>[0]) {
  const attempt = {
    state: newRequestSecret(),
    nonce: newRequestSecret(),
    verifier: newRequestSecret(),
    redirectUri: ownAddresses().oidc,
    isFresh: false,
  }
  const asked = await oidcAddress(settings, attempt)
  if (asked.ok) return { isWell: true, words: '회사 계정 서버가 응답했고, 발급자가 설정과 같습니다.' }
  log.warn({ event: 'directory-failed', code: asked.code }, asked.message)
  return { isWell: false, words: directoryCheckWords({ issuer: settings.issuer, code: asked.code, cause: asked.message }) }
}
