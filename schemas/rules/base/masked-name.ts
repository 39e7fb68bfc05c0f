/** A person's name as others may read it: 홍*동, 김*, 남**수. */
export function maskedName(name: string): string {
  const letters = [...name.trim().normalize('NFC')]
  if (letters.length <= 1) return '*'
  if (letters.length === 2) return `${letters[0]!}*`
  return letters[0]! + '*'.repeat(letters.length - 2) + letters.at(-1)!
}
