/** What the administrator is told who checks a connection: the address, what happened, and what to look at. */
export function directoryCheckWords({ issuer, code, cause }: { issuer: string; code: string; cause: string }): string {
  if (code === 'issuer') return `${issuer}에서 받은 발급자가 설정과 다릅니다. 회사 계정 서버에 보이는 발급자를 글자 그대로 적어 주세요.`
  if (code === 'away') return `회사 계정 서버(${issuer})가 응답하지 않습니다. ${causeWords(cause)}`
  return `${issuer}의 응답을 읽지 못했습니다. OpenID Connect 발급자의 주소인지 확인해 주세요.`
}

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, '그런 이름의 서버를 찾지 못했습니다. 주소의 글자를 확인해 주세요.'],
  [/ECONNREFUSED|ECONNRESET/, '서버가 연결을 거절했습니다. 주소와 포트를 확인해 주세요.'],
  [/CERT|SELF_SIGNED|ALTNAME|SSL|TLS/, '서버의 인증서를 믿을 수 없습니다. 인증서가 만료되지 않았는지 확인해 주세요.'],
  [/TIMEOUT|ETIMEDOUT|aborted/i, '정해진 시간 안에 답이 오지 않았습니다. 이 사이트의 서버에서 그 주소로 나갈 수 있는지 확인해 주세요.'],
  [/NOT_CONFORM|status code/, '그 주소에 발급자 정보(/.well-known/openid-configuration)가 없습니다. 발급자 주소를 확인해 주세요.'],
]
const causeWords = (cause: string): string =>
  CAUSES.find(([pattern]) => pattern.test(cause))?.[1] ??
  '주소에 틀린 글자가 없는지, 이 사이트의 서버에서 그 주소로 나갈 수 있는지 확인해 주세요.'
