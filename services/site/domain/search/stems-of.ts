// What people put around the words that they look for: particles, endings, and what is said around a question.
const PARTICLES = [
  ...['에서는', '에서도', '으로는', '이라는', '까지', '부터', '에서', '으로', '하고', '이랑', '에는', '에도', '이나'],
  ...['은', '는', '이', '가', '을', '를', '의', '에', '로', '와', '과', '도', '만', '랑', '나'],
]
const PLURAL = '들'
const ENDINGS = /(?:하려면|하려고|해주세요|하고싶어요|하는법|하는방법|할까요|하나요|인가요)$/
/** Whole words that say what is wanted of the rest. */
const AROUND =
  /^(?:싶어요|싶습니다|싶은데|주세요|알려줘|알려주세요|찾아줘|찾아요|보여줘|추천|추천해줘|추천해주세요|어때요|어떤가요|있나요|있어요|인가요|뭐예요|무엇인가요|좀|제일|가장|및|또는|하고|그리고|위한|관련|문의|궁금해요|하려면|[가-힣]+고싶어요|(?:깔|바르|붙이|달|사|보|고르|바꾸|갈|설치하|시공하|교체하)(?:고|려고|려면|는))$/
const BEFORE_WISH = /^[가-힣]+고$/

/** What a word may be without its particle, the longest particle first; nothing of fewer than two letters. */
export function stemsOf(word: string): string[] {
  const stems = new Set<string>()
  const add = (stem: string): void => {
    if ([...stem].length >= 2) stems.add(stem)
  }
  for (const particle of PARTICLES)
    if (word.endsWith(particle)) {
      const stem = word.slice(0, -particle.length)
      add(stem)
      if (stem.endsWith(PLURAL)) add(stem.slice(0, -1))
    }
  if (word.endsWith(PLURAL)) add(word.slice(0, -1))
  const ending = word.replace(ENDINGS, '')
  if (ending !== word) add(ending)
  return [...stems]
}

/** The words without those that only ask: 헤링본으로 깔고 싶어요 is 헤링본으로. Nothing is taken away where nothing would be left. */
export function withoutAsking(words: readonly string[]): string[] {
  const left = words.filter((word, at) => !AROUND.test(word) && !(BEFORE_WISH.test(word) && /^싶/.test(words[at + 1] ?? '')))
  return left.length > 0 ? left : [...words]
}
