export interface Change {
  /** How it went, never by colour or arrow alone. */
  words: string
  direction: 'up' | 'down' | 'same'
}

/** How much more or less than before, in percent; a beginning has none. */
export function changeWords(count: number, before: number): Change {
  if (count === before) return { words: '변화 없음', direction: 'same' }
  if (before === 0) return { words: '새로 생김', direction: 'up' }
  const part = Math.round((Math.abs(count - before) / before) * 100)
  const direction = count > before ? 'up' : 'down'
  return { words: `${part < 1 ? '1% 미만' : `${part.toLocaleString('ko-KR')}%`} ${direction === 'up' ? '늘어남' : '줄어듦'}`, direction }
}
