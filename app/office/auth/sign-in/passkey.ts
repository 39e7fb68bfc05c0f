// The browser's half of a passkey. Its library is fetched where a passkey may be asked for, and stands in no other page of the console.
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Input } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { addPasskey, signInByPasskey } from '@/schemas/api/auth/passkeys'

const library = () => import('@simplewebauthn/browser')

export const knowsPasskey = (): boolean => typeof PublicKeyCredential === 'function'

/** Fetched before the press: a browser asks its authenticator only soon after one. */
export const prepareForPasskey = (): void => void library().catch(() => undefined)

export async function signByPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<Input<typeof signInByPasskey>['answer']> {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
}

export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<Input<typeof addPasskey>['answer']> {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

const WORDS: Readonly<Record<string, string>> = {
  // Also what a browser says when nobody answered in time, or no passkey of this site is there: it does not tell them apart.
  NotAllowedError:
    '패스키 확인을 마치지 않았습니다. 창을 닫으셨거나 시간이 지났거나, 이 기기에 쓸 수 있는 패스키가 없을 수 있습니다. 다시 눌러 주세요.',
  InvalidStateError: '이 기기에는 이미 등록된 내 패스키가 있습니다. 다른 기기나 보안 키를 골라 주세요.',
  ConstraintError: '이 기기는 지문, 얼굴, PIN으로 본인 확인을 할 수 없어 패스키를 만들 수 없습니다. 다른 기기나 보안 키를 골라 주세요.',
  NotSupportedError: '이 기기나 브라우저가 쓸 수 있는 방식의 패스키가 아닙니다. 다른 기기나 보안 키를 골라 주세요.',
  SecurityError: '지금 열린 주소에서는 패스키를 쓸 수 없습니다. 이 사이트의 원래 주소로 열어 주세요.',
  AbortError: '패스키 확인을 그만두었습니다. 다시 눌러 주세요.',
}

/** What a device has is in question at a sign-in alone: who registers makes a new one, and who confirms has one. */
const CANCELLED: Readonly<Record<PasskeyPurpose, string | undefined>> = {
  signIn: undefined,
  confirm: '패스키 확인을 마치지 않았습니다. 창을 닫으셨거나 시간이 지났습니다. 다시 눌러 주세요.',
  make: '패스키를 만들지 않았습니다. 창을 닫으셨거나 시간이 지났습니다. 다시 눌러 주세요.',
}
export type PasskeyPurpose = 'signIn' | 'confirm' | 'make'

/** What went wrong, as a sentence: the call's own, or what the browser refused. */
export function passkeyFault(error: unknown, purpose: PasskeyPurpose): string {
  if (error instanceof CallFailure) return error.message
  const { name } = error as Error
  if (name === 'NotAllowedError' && CANCELLED[purpose]) return CANCELLED[purpose]
  return WORDS[name] ?? '패스키를 확인하지 못했습니다. 화면을 새로 고친 뒤 다시 눌러 주세요.'
}
