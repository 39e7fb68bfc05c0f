/** What a person may do, in a word. */
export const roleWords = ({ role, roleName }: { role: 'adm' | 'mng'; roleName: string }): string =>
  role === 'adm' ? '관리자' : roleName || '매니저'
