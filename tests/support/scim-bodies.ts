// Bodies as Okta and Entra send them.
export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const PATCH = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']
export const ERROR = ['urn:ietf:params:scim:api:messages:2.0:Error']

/** As Okta creates a person. */
export const okta = (name = 'gildong.hong', more: object = {}) => ({
  schemas: [USER],
  userName: `${name}@company.example`,
  name: { givenName: '길동', familyName: '홍' },
  emails: [{ primary: true, value: `${name}@company.example`, type: 'work' }],
  displayName: '홍길동',
  locale: 'ko-KR',
  externalId: `00u-${name}`,
  groups: [],
  password: '1mz050nq',
  active: true,
  ...more,
})
/** As Entra does: truth as text, an extension, a telephone. */
export const entra = (name: string) => ({
  schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
  externalId: `entra-${name}`,
  userName: `${name}@company.example`,
  active: 'True',
  displayName: '김서연',
  emails: [{ primary: true, type: 'work', value: `${name}@company.example` }],
  phoneNumbers: [{ type: 'work', value: '02-555-0100' }],
  meta: { resourceType: 'User' },
  name: { formatted: '김서연', familyName: '김', givenName: '서연' },
  roles: [],
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: '매장' },
})
export const replace = (value: object, path?: string) => ({
  schemas: PATCH,
  Operations: [{ op: 'Replace', ...(path ? { path } : {}), value }],
})
