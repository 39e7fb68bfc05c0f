import type { SearchStep } from '@/schemas/rules/site/search'

export const STEP_WORDS: Readonly<Record<SearchStep, string>> = {
  literal: '그대로 찾습니다',
  initials: '초성으로 찾습니다',
  particles: '조사를 떼고 찾습니다',
  typing: '덜 적은 글자로 찾습니다',
  keyboard: '한/영을 바꾸어 찾습니다',
  compound: '띄어 써서 찾습니다',
  near: '글자를 고쳐서 찾습니다',
  ask: '비슷한 말을 묻습니다',
  text: '본문에만 있습니다',
  some: '일부 낱말만 있습니다',
  none: '아무것도 없습니다',
}
