// What the account, the recovery and a dormant account say (SYS-12, 14, 15, 16), in the words of the rules.

/** S-DORM-1: the button beside LOGIN_DORMANT. */
export const DORMANT_OK = '휴면 해제 본인인증'
/** E-PRIV. */
export const DORMANT_REASON = '2024년 2월 1일 개인정보 보호법 개정에 따라 휴면 계정을 해제하려면 본인인증이 필요합니다.'
/** E-IDV-7, S-DORM-4: the same for an unknown id and a wrong password. */
export const NO_SUCH_MEMBER = '입력하신 정보와 일치하는 회원 정보가 없습니다.'
/** E-IDV-8, S-DORM-3. */
export const DORMANT_RELEASED = '휴면 해제 본인인증이 확인되었습니다.'
/** Shown when the password was changed. */
export const PASSWORD_CHANGED = '비밀번호를 변경했습니다.'
/** At the address of a form that was sent before its code was confirmed. */
export const MAIL_UNCONFIRMED = '새 이메일로 받은 인증번호를 먼저 확인해 주세요.'
