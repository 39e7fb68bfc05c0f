// How many records two sets have in common. Of a set that few records are in, only the words that have some are looked at.

export type Bits = Uint32Array

/** Number of set bits in a 32-bit word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Of both sets, eight words at a time: they are added bit by bit, as columns of numbers are, into words that stand for one, two, four and eight, so
 * that only every eighth word is counted.
 */
function countBoth(a: Bits, b: Bits): number {
  let one = 0
  let two = 0
  let four = 0
  let eights = 0
  const whole = a.length - (a.length % 8)
  for (let i = 0; i < whole; i += 8) {
    let x = a[i]! & b[i]!
    let y = a[i + 1]! & b[i + 1]!
    let half = one ^ x
    let twoA = (one & x) | (half & y)
    one = half ^ y
    x = a[i + 2]! & b[i + 2]!
    y = a[i + 3]! & b[i + 3]!
    half = one ^ x
    let twoB = (one & x) | (half & y)
    one = half ^ y
    half = two ^ twoA
    const fourA = (two & twoA) | (half & twoB)
    two = half ^ twoB
    x = a[i + 4]! & b[i + 4]!
    y = a[i + 5]! & b[i + 5]!
    half = one ^ x
    twoA = (one & x) | (half & y)
    one = half ^ y
    x = a[i + 6]! & b[i + 6]!
    y = a[i + 7]! & b[i + 7]!
    half = one ^ x
    twoB = (one & x) | (half & y)
    one = half ^ y
    half = two ^ twoA
    const fourB = (two & twoA) | (half & twoB)
    two = half ^ twoB
    half = four ^ fourA
    eights += ones((four & fourA) | (half & fourB))
    four = half ^ fourB
  }
  let sum = 8 * eights + 4 * ones(four) + 2 * ones(two) + ones(one)
  for (let i = whole; i < a.length; i++) sum += ones(a[i]! & b[i]!)
  return sum
}
export const countBits = (bits: Bits): number => countBoth(bits, bits)

function countAt(places: Uint32Array, words: Bits, bits: Bits): number {
  let sum = 0
  for (let i = 0; i < places.length; i++) sum += ones(words[i]! & bits[places[i]!]!)
  return sum
}

/** Words of a set from which on it is looked at whole. */
const FEW = 0.5

/** A function that counts what other sets share with this one. */
export function counterOf(bits: Bits): (others: Bits) => number {
  let some = 0
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) some++
  if (some > bits.length * FEW) return (others) => countBoth(bits, others)
  const places = new Uint32Array(some)
  const words = new Uint32Array(some)
  let at = 0
  for (let i = 0; i < bits.length; i++)
    if (bits[i] !== 0) {
      places[at] = i
      words[at++] = bits[i]!
    }
  return (others) => countAt(places, words, others)
}
