import type { SocialType } from '@/schemas/api/auth/session'
import { demoPeople } from '@/services/db/seeds/demo-people'
import { page, text, type Visit } from './simulator'

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
