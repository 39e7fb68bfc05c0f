/** What a person may do, in a word, and the shop that they are bound to. */
export const roleWords = ({ role, roleName, shopName }: { role: 'adm' | 'mng'; roleName: string; shopName: string }): string =>
  role === 'adm' ? '관리자' : [roleName || '매니저', shopName].filter(Boolean).join(' · ')
