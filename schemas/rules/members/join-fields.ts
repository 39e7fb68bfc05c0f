// The fields of a sign-up, checked alike by the form and by the service (foundation 5.2, 5.3).
import type { JoinDraft } from '@/schemas/words/visit-draft'
import { emailFault } from '@/schemas/rules/base/email'
import { memberIdFault } from './member-id'
import { nicknameFault } from './nickname'
import { confirmFault, passwordFault } from './password-fault'
import { requiredFault } from '@/schemas/rules/base/required-fault'

export interface JoinFields {
  id: string
  password: string
  passwordConfirm: string
  nickname: string
  email: string
  address: string
}

/**
 * Faults by field. A business sends no personal group (V-BIZ-5).
 * @param hasLogin false for a member who joins by a social account alone, without an id and a password.
 */
export function joinFaults(
  fields: JoinFields,
  kind: JoinDraft['kind'],
  hasLogin = kind !== 'sns' || fields.id !== '' || fields.password !== '',
): Partial<Record<keyof JoinFields, string | undefined>> {
  const { id, password, passwordConfirm, nickname, email, address } = fields
  return {
    ...(hasLogin
      ? {
          id: memberIdFault(id),
          password: passwordFault(password, id, 'join'),
          passwordConfirm: confirmFault(password, passwordConfirm),
        }
      : {}),
    ...(kind === 'business' ? {} : { nickname: nicknameFault(nickname) }),
    email: emailFault(email),
    // V-ADDR-1: the picker fills it.
    address: requiredFault('주소', address),
  }
}
