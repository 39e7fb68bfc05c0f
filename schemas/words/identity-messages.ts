// What is said of an identity verification, word for word (E-IDV-*, foundation 8.1).
export const IDENTITY_FAILED = '본인인증에 실패했습니다.'
export const IDENTITY_DONE = '본인인증이 완료되었습니다.'
export const IDENTITY_MISSING = '본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.'
export const IDENTITY_NOT_SAVED = '본인인증 정보를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'
export const IDENTITY_BLOCKED = '팝업이 차단되었습니다. 팝업 차단을 해제한 후 다시 시도해 주세요.'
export const IDENTITY_NEEDED = '본인인증이 필요한 서비스입니다.'
export const NAME_DIFFERS = '본인인증한 이름과 회원 이름이 일치하지 않습니다. 다시 인증해 주세요.'
/** E-IDV-1: the dialog says the number of the customer centre too. */
export const nameDiffersDialog = (phone: string): string => `이름 불일치로 본인인증에 실패했습니다. 문의: 고객센터 ${phone}`
export const ALREADY_MEMBER = '이미 가입된 회원입니다.'
/** V-AGE-2, E-IDV-9. */
export const TOO_YOUNG_TO_JOIN = '전자상거래법에 따라 만 14세 미만 아동은 회원으로 가입할 수 없습니다.'
