import { confirmFault, passwordFault } from './password-fault'

/** The sentence for an empty current password (V-PW-10). */
export const CURRENT_EMPTY = '현재 비밀번호를 입력해 주세요.'
export const CURRENT_WRONG = '현재 비밀번호가 일치하지 않습니다.'
/** The sentence for a new password that equals the current one: after V-PW-1 to V-PW-7, which apply to every password. */
export const NEW_IS_CURRENT = '현재 비밀번호와 다른 비밀번호를 입력해 주세요.'

const CONFIRM_LABEL = '새 비밀번호 확인'

/** Another password, typed twice. */
export interface NewPassword {
  newPassword: string
  newPasswordConfirm: string
}
/** It comes with the current one (V-PW-10, foundation 5.3). */
export interface PasswordChange extends NewPassword {
  currPassword: string
}
type Faults<V> = Partial<Record<keyof V, string | undefined>>

/** What is wrong with a password that takes the place of none, or of one that was forgotten. */
export const newPasswordFaults = ({ newPassword, newPasswordConfirm }: NewPassword, memberId: string): Faults<NewPassword> => ({
  newPassword: passwordFault(newPassword, memberId),
  newPasswordConfirm: confirmFault(newPassword, newPasswordConfirm, CONFIRM_LABEL),
})

/** What is wrong with the new password of a change (V-PW-1 to V-PW-9), the same one once more included. */
export const changedPasswordFault = ({ currPassword, newPassword }: Omit<PasswordChange, 'newPasswordConfirm'>, memberId: string) =>
  passwordFault(newPassword, memberId, 'change') ?? (newPassword === currPassword ? NEW_IS_CURRENT : undefined)

/** What is wrong with a change, field by field (V-PW-1 to V-PW-10, V-PWC-1). */
export const passwordChangeFaults = (values: PasswordChange, memberId: string): Faults<PasswordChange> => ({
  currPassword: values.currPassword === '' ? CURRENT_EMPTY : undefined,
  newPassword: changedPasswordFault(values, memberId),
  newPasswordConfirm: confirmFault(values.newPassword, values.newPasswordConfirm, CONFIRM_LABEL),
})
