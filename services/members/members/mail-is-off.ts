/** Said where a code is asked for and no mail server is set. */
export const MAIL_IS_OFF = '지금은 인증번호를 보낼 수 없습니다. 잠시 후 다시 시도해 주세요.'
