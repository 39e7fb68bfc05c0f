/** A mobile number as others may read it: 010-****-5678. */
export function maskMobile(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits.length < 9 ? '****' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
}

/** A mail address as others may read it: ab***@example.com. One that has too few letters shows none. */
export function maskMail(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1) return '***'
  const name = [...address.slice(0, at)]
  return `${name.length > 2 ? name.slice(0, 2).join('') : ''}***${address.slice(at)}`
}

/** A member's id as others may read it: hane****. Half of it at the most is shown. */
export function maskId(id: string): string {
  const letters = [...id]
  const shown = Math.min(4, Math.floor(letters.length / 2))
  return letters.slice(0, shown).join('') + '*'.repeat(letters.length - shown)
}

/** The number of a bank account as its owner recognizes it: ********3456. Half of it at the most is shown. */
export function maskAccountNo(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2))
  return '*'.repeat(number.length - shown) + number.slice(number.length - shown)
}
