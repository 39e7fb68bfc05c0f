/** Why this password is too weak for a staff account, in the operator's words; undefined where it is not. */
export function staffPasswordFault(password: string, id: string): string | undefined {
  const length = [...password].length
  if (length < 8 || length > 64) return 'must have 8 to 64 characters'
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].filter((kind) => kind.test(password)).length
  if (kinds < 3) return 'must have letters, digits and special characters'
  if (/(.)\1{3}/u.test(password)) return 'must not have the same character four times in a row'
  if (id !== '' && password.toLowerCase().includes(id.toLowerCase())) return 'must not contain the id'
  return undefined
}
