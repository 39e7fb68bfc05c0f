import type { KnownIdentity } from './known-identities'
import { page, text } from './simulator'

interface Shown {
  people: readonly KnownIdentity[]
  /** The code sent to the phone (Q-001). */
  code: string
  fault?: string
  /** Typed values by name. */
  typed?: (name: string) => string
}

const OPERATORS: readonly [string, string][] = [
  ['SKT', 'SKT'],
  ['KT', 'KT'],
  ['LGU', 'LG U+'],
  ['SKT_MVNO', 'SKT 알뜰폰'],
  ['KT_MVNO', 'KT 알뜰폰'],
  ['LGU_MVNO', 'LG U+ 알뜰폰'],
]

/** One button for each known person, and a form for any other name. */
export function verificationPage({ people, code, fault, typed = () => '' }: Shown): Response {
  const field = (name: string, label: string, more = '') =>
    `<label>${label}<input name="${name}" value="${text(typed(name))}" required ${more}></label>`
  const options = (name: string, all: readonly (readonly [string, string])[]) =>
    all.map(([value, label]) => `<option value="${value}"${typed(name) === value ? ' selected' : ''}>${label}</option>`).join('')
  const buttons = people.map(
    ({ id, says, customer }) =>
      `<li><button name="persona" value="${text(id)}">${text(customer.name)}<small>${text(says)}</small></button></li>`,
  )
  return page(
    '휴대전화 본인인증',
    `<h1>휴대전화 본인인증</h1><p class="note">데모 화면입니다. 실제 통신사에 연결하지 않으며, 문자도 보내지 않습니다.</p>
<h2>데모 인물로 인증</h2><form method="post"><ul class="people">${buttons.join('')}</ul></form>
<h2>직접 입력해 인증</h2>${fault ? `<p class="note" role="alert">${text(fault)}</p>` : ''}
<form method="post">${field('name', '이름', 'autocomplete="name"')}
${field('birthDate', '생년월일 8자리', 'inputmode="numeric" placeholder="19900101"')}
<label>성별<select name="gender">${options('gender', [
      ['MALE', '남성'],
      ['FEMALE', '여성'],
    ])}</select></label>
<label>내·외국인<select name="isForeigner">${options('isForeigner', [
      ['N', '내국인'],
      ['Y', '외국인'],
    ])}</select></label>
<label>통신사<select name="operator">${options('operator', OPERATORS)}</select></label>
${field('phoneNumber', '휴대전화 번호', 'inputmode="tel" placeholder="01012345678"')}
<p>받은 인증번호 <strong data-code>${code}</strong></p>
${field('code', '인증번호 6자리', 'inputmode="numeric" autocomplete="one-time-code"')}
<p><button class="main">인증하기</button></p></form>
<form method="post"><button name="cancel" value="Y">취소</button></form>`,
  )
}
