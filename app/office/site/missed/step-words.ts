import type { SearchStep } from '@/schemas/rules/site/search'

export const STEP_WORDS: Readonly<Record<SearchStep, string>> = {
  literal: '적은 말 그대로 찾음',
  initials: '초성으로 읽어 찾음',
  particles: '조사를 떼고 찾음',
  typing: '덜 적은 글자를 채워 찾음',
  keyboard: '한/영을 바꾸어 찾음',
  compound: '띄어 써서 찾음',
  near: '틀린 글자를 고쳐 찾음',
  ask: '비슷한 말을 권함',
  text: '본문에서만 찾음',
  some: '낱말 가운데 일부만 찾음',
  none: '찾은 것이 없음',
}
