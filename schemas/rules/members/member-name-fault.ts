import { pleaseEnter } from '@/schemas/rules/base/required-fault'

/** What the input takes; what it means is asked after (CX-04). */
const NAME_MAX = 20

/** What is wrong with a typed name: 2 to 10 Korean syllables or English letters (V-NAME-1 to V-NAME-3, foundation 5.2). */
export function memberNameFault(text: string): string | undefined {
  const name = text.normalize('NFC').trim()
  if (name === '') return pleaseEnter('이름')
  if ([...name].length > NAME_MAX) return `이름은 ${NAME_MAX}자 이하로 입력해 주세요.`
  return /^[가-힣A-Za-z]{2,10}$/.test(name) ? undefined : '이름은 한글 또는 영문 2~10자로 입력해 주세요.'
}
