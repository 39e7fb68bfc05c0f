/** What a withdrawal deletes of every account. */
export const WITHDRAWAL_ERASES = '이름, 생년월일, 연락처, 이메일, 주소'
/** What stays of every account. The password and the person are kept as values that cannot be turned back, and for one purpose each. */
export const WITHDRAWAL_KEEPS: readonly string[] = [
  '약관 동의 이력',
  '다시 사용할 수 없는 아이디와, 되돌릴 수 없게 바꾼 비밀번호. 그 아이디로 로그인하실 때 탈퇴한 회원이라고 알려 드리는 데에만 씁니다.',
  '되돌릴 수 없게 바꾼 본인 확인 값. 다시 가입하시는지 확인하는 데에만 씁니다.',
]
