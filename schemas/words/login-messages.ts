// What a login form and a provider's answer say. The other sentences about signing in are in login-needed.ts, which every page with a call
// carries, and in login-questions.ts. Contracts, forms and screens take their texts from these three files. One constant a sentence,
// because a page then carries only those that it can show.

/** The id or the password of a member or of staff is wrong. One sentence for both, so that it does not reveal which ids exist (LO001, E-LOGIN-5). */
export const LOGIN_WRONG = '아이디 또는 비밀번호가 일치하지 않습니다.'
/** Too many wrong tries (LO003, Q-009). The pipeline names the time left where it knows it. */
export const LOGIN_PAUSED = '로그인 시도가 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.'
/** What a login form adds to a wrong try shortly before the pause. After the last try, the next one is refused for ten minutes. */
export const loginTriesLeft = (left: number): string => `${left}회 더 틀리면 최대 10분 동안 로그인할 수 없습니다.`
/** The password is right, and the member has withdrawn (LO002). */
export const LOGIN_WITHDRAWN = '탈퇴한 회원입니다. 새 아이디로 다시 가입하실 수 있습니다.'
/** The password is right, and the account is dormant (LO012, E-LO012). */
export const LOGIN_DORMANT = '휴면 상태의 계정입니다. 휴면을 해제하려면 본인인증이 필요합니다.'
/** The password is right, and staff have blocked the member (LO013). */
export const LOGIN_BLOCKED = '이용이 제한된 계정입니다. 자세한 내용은 고객센터에 문의해 주세요.'
/** The password is right, and an administrator has blocked this member of staff. */
export const LOGIN_STAFF_BLOCKED = '사용이 중지된 운영자 계정입니다. 관리자에게 문의해 주세요.'
/** Of who is linked with the company's directory, where it takes the place of the own password. */
export const LOGIN_STAFF_COMPANY = '회사 계정에 연결된 운영자는 회사 계정으로 로그인합니다. 아래의 회사 계정 로그인을 눌러 주세요.'
/** Staff come from a network that is not allowed; the sign-in names the address. */
export const LOGIN_STAFF_OUTSIDE =
  '지금 접속하신 곳에서는 관리 화면을 쓸 수 없습니다. 허용된 네트워크에서 로그인하시거나 관리자에게 문의해 주세요.'
/** The screen itself failed before the sign-in was answered. */
export const LOGIN_BROKEN = '화면에 문제가 생겨 로그인하지 못했습니다. 새로 고친 뒤 다시 시도해 주세요.'

/** A social sign-in that came back without a token (V-SNS-1). */
export const SOCIAL_MISSING = '필수 정보가 누락되었습니다. 필수 동의 항목을 모두 확인해 주세요.'
/** The provider did not say who the person is (E-SOC). */
export const SOCIAL_FAILED = '회원 정보를 가져오지 못했습니다. 다시 시도해 주세요.'
/** No member has this social account (E-LO009). */
export const SOCIAL_NEW = '가입되지 않은 소셜 계정입니다. 회원가입을 진행해 주세요.'
/** Why a provider's page returned without a person. */
export const SOCIAL_FAILURES = {
  cancelled: '소셜 로그인을 취소했습니다.',
  missing: SOCIAL_MISSING,
  provider: SOCIAL_FAILED,
  expired: '로그인 요청이 만료되었습니다. 처음부터 다시 시도해 주세요.',
  unavailable: '지금은 이 소셜 로그인을 이용할 수 없습니다. 다른 방법으로 로그인해 주세요.',
} as const
