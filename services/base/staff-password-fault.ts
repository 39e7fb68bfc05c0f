// What a staff account must be, for the command and the settings that make one. The words are for operators.

/** Why this cannot be a login id; undefined where it can. */
export function faultOfLoginId(id: string): string | undefined {
  if (!/^[a-z][a-z0-9-]{3,29}$/.test(id)) return 'must have 4 to 30 characters: small letters, digits and "-", beginning with a letter'
  return undefined
}

/** Why this password is too weak for the account; undefined where it is not. */
export function weaknessOf(password: string, id: string): string | undefined {
  const length = [...password].length
  if (length < 8 || length > 64) return 'must have 8 to 64 characters'
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].filter((kind) => kind.test(password)).length
  if (kinds < 3) return 'must have letters, digits and special characters'
  if (/(.)\1{3}/u.test(password)) return 'must not have the same character four times in a row'
  if (id !== '' && password.toLowerCase().includes(id.toLowerCase())) return 'must not contain the id'
  return undefined
}
