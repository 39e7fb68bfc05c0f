/** Why this cannot be the login id of a staff account, in the operator's words; undefined where it can. */
export function staffLoginIdFault(id: string): string | undefined {
  if (!/^[a-z][a-z0-9-]{3,29}$/.test(id)) return 'must have 4 to 30 characters: small letters, digits and "-", beginning with a letter'
  return undefined
}
