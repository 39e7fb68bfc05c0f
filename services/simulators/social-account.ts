// Who may sign in at the simulated social providers: the people of the demonstration, and any name that is typed.
import { createHash } from 'node:crypto'
import type { SocialType } from '@/schemas/api/auth/session'
import { demoPeople, type DemoPerson } from '@/services/db/seeds/demo-people'
import { page, text, type Visit } from './simulator'

/** An account at a provider. */
export interface SocialAccount {
  snsId: string
  name: string
  nickname: string
  email: string
  isEmailVerified: boolean
}

const digest = (seed: string, encoding: 'hex' | 'base64url'): string => createHash('sha256').update(seed).digest(encoding)

/** Ids as the providers give them: the same account, the same id. */
const idOf: Record<SocialType, (seed: string) => string> = {
  KAKAO: (seed) => String(4_200_000_000 + (parseInt(digest(seed, 'hex').slice(0, 8), 16) % 90_000_000)),
  NAVER: (seed) => digest(`naver ${seed}`, 'base64url'),
  APPLE: (seed) => `001234.${digest(`apple ${seed}`, 'hex').slice(0, 32)}.0507`,
}

function accountOf({ key, name, member }: DemoPerson, snsType: SocialType): SocialAccount {
  const own = member?.social?.snsType === snsType ? member.social.snsId : undefined
  return {
    snsId: own ?? idOf[snsType](key),
    name,
    nickname: member?.nickname || name,
    email: `${key}@maru.example`,
    isEmailVerified: true,
  }
}

/** The account that a person chose or typed on the sign-in page. */
export function chosenAccount(form: URLSearchParams, snsType: SocialType, now: Date): SocialAccount | undefined {
  const person = demoPeople(now).find(({ key }) => key === form.get('person'))
  if (person) return accountOf(person, snsType)
  const name = form.get('name')?.trim()
  const email = form.get('email')?.trim()
  if (!name || !email) return undefined
  return { snsId: idOf[snsType](email), name, nickname: name, email, isEmailVerified: form.get('verified') === 'Y' }
}

/** The provider's sign-in page: one button a person, a form for any other name, a way back. The query of the request stays in the URL. */
export function signInPage(provider: string, snsType: SocialType, { query }: Visit, now: Date): Response {
  const people = demoPeople(now)
    .map((person) => {
      const isLinked = person.member?.social?.snsType === snsType
      return `<li><button name="person" value="${text(person.key)}">${text(person.name)}<small>${text(isLinked ? person.says : `${person.key}@maru.example`)}</small></button></li>`
    })
    .join('')
  return page(
    `${provider} 로그인`,
    `<h1>${text(provider)} 로그인</h1>
    <p class="note">시연용 화면입니다. 실제 ${text(provider)} 서비스와 이어져 있지 않습니다.</p>
    <form method="post" action="?${text(query.toString())}">
      <h2>누구로 로그인할까요?</h2><ul class="people">${people}</ul>
    </form>
    <form method="post" action="?${text(query.toString())}">
      <h2>다른 계정</h2>
      <label>이름 <input name="name" required maxlength="20"></label>
      <label>이메일 <input name="email" type="email" required maxlength="80"></label>
      <label><input name="verified" value="Y" type="checkbox" checked style="display:inline;width:auto;min-height:0"> 확인된 이메일</label>
      <button class="main">이 계정으로 로그인</button>
    </form>
    <form method="post" action="?${text(query.toString())}"><p><button name="cancel" value="Y">취소하고 돌아가기</button></p></form>`,
  )
}
