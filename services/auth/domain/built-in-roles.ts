/** Names of what stands where a person has no role of the table. */
export const BUILT_IN_ROLES: ReadonlyMap<string, string> = new Map([
  ['adm', '관리자'],
  ['mng', '매니저'],
])
