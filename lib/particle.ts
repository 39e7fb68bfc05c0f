// The particle that follows a word, also where the word ends in a quote, brackets, a number or Latin letters: it depends on the last
// sound of the word as read aloud. Every form carries this, so that it finds that sound by itself: es-hangul has a table of all of them,
// which is longer than the rest of this file.
import type { josa } from 'es-hangul'

export type Particle = Parameters<typeof josa.pick>[1]

const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
/** Powers of ten that a number may end in: 10 is 십, 300 삼백, 2,000 이천, 50,000 오만. */
const TENS = ['', '십', '백', '천', '만', '만', '만', '만', '억']
/** Latin letters whose names end in a consonant. */
const CLOSED_LETTER: Readonly<Record<string, string>> = { l: '엘', m: '엠', n: '엔', r: '알' }

/** `배너 그림(모바일)을`: the word with the particle that fits it. */
export const withParticle = (word: string, particle: Particle): string => word + particleAfter(word, particle)

/** `을` for 배너 그림(모바일); brackets and quotes at the end are skipped. */
export function particleAfter(word: string, particle: Particle): string {
  const [first = '', second = ''] = particle.split('/')
  const sound = lastSound(word)
  const last = finalOf(sound)
  // Of all pairs 와/과 alone begins with the one that follows a vowel, and 로 follows ㄹ as it does a vowel.
  const isFirst = particle === '와/과' ? last === OPEN : last !== OPEN && !(last === RIEUL && second.startsWith('로'))
  return isFirst || sound === '' ? first : second
}

const OPEN = 0
const RIEUL = 8

/** The place of a syllable's final consonant among the 28; nothing that ends in no Hangul has one. */
function finalOf(word: string): number {
  const place = word.charCodeAt(word.length - 1) - 0xac00
  return place >= 0 && place < 11_172 ? place % 28 : OPEN
}

function lastSound(word: string): string {
  const read = word
    .normalize('NFC')
    .replace(/[\s’”'"」』>)\]]*(?:\([^()]*\)[\s’”'"」』>]*)*$/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')
  const number = /(\d[\d,]*)$/.exec(read)?.[1]?.replaceAll(',', '')
  if (number !== undefined) return soundOfNumber(number)
  const letter = read.at(-1) ?? ''
  return /[a-z]/i.test(letter) ? (CLOSED_LETTER[letter.toLowerCase()] ?? '이') : read
}

function soundOfNumber(number: string): string {
  const zeros = /0*$/.exec(number)![0].length
  if (zeros === number.length) return DIGITS[0]!
  return zeros === 0 ? DIGITS[Number(number.at(-1))]! : (TENS[zeros] ?? '조')
}
