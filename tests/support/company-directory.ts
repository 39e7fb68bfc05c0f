// A company's directory in the tests: its settings here, and a program that writes by SCIM.
import { eq } from 'drizzle-orm'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { SCIM_PATH } from '@/schemas/api/auth/scim'
import { newScimToken, scimTokenHash } from '@/services/auth/domain/scim-token'
import { roles, staff } from '@/services/db/tables/auth'
import {
  directories,
  DIRECTORY_ID,
  directoryAccounts,
  directoryGroups,
  directoryRequests,
  directoryUsers,
  scimTokens,
} from '@/services/db/tables/directory'
import { mount } from '@/services/kit/mount'
import { SITE, type TestApp } from './test-app'

export const ROLE = 'role-shop'
export const GROUP = '매장-운영'

/** The settings anew, with a role that one group gives; what people and groups were left are gone. */
export async function setDirectory(app: TestApp, values: Partial<typeof directories.$inferInsert> = {}): Promise<void> {
  const { db } = app.open
  for (const table of [directories, directoryAccounts, directoryRequests, directoryGroups, directoryUsers, scimTokens])
    await db.delete(table)
  await db.update(staff).set({ roleId: null, blockedAt: null })
  await db.delete(roles)
  await db.insert(roles).values({ id: ROLE, siteId: 'site', name: '매장 운영', rights: { orders: { see: true } } as never })
  await db.insert(directories).values({
    id: DIRECTORY_ID,
    isOn: true,
    protocol: 'oidc',
    label: '회사 계정으로 로그인',
    issuer: 'https://login.company.example',
    clientName: 'maru',
    clientSecret: 'a secret of the tests',
    groupClaim: 'groups',
    groupRoles: [{ group: GROUP, roleId: ROLE }],
    ...values,
  })
}

export interface ScimAnswer {
  status: number
  headers: Headers
  body: Record<string, unknown> & { id: string; Resources: Record<string, unknown>[]; detail: string }
}

/** Sends as Okta and Entra do: no cookie, no origin, the type of the protocol. */
export class ScimProgram {
  readonly app: TestApp
  readonly ip: string
  token = newScimToken()

  constructor(app: TestApp, ip = '192.0.2.50') {
    this.app = app
    this.ip = ip
  }

  async allow(): Promise<void> {
    await this.app.open.db.insert(scimTokens).values({ id: 'token', tokenHash: scimTokenHash(this.token), title: 'Okta' })
  }
  revoke = () => this.app.open.db.update(scimTokens).set({ revokedAt: new Date() }).where(eq(scimTokens.id, 'token'))

  async send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<ScimAnswer> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(body ? { 'content-type': 'application/scim+json; charset=utf-8' } : {}),
      ...more,
    }
    const request = new Request(SITE + SCIM_PATH + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const context = newRequestContext({ requestId: 'scim-request', ip: this.ip, userAgent: 'Okta SCIM Client 1.0.0' })
    const response = await runInRequestContext(context, () => mount(request))
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text === '' ? {} : JSON.parse(text)) as ScimAnswer['body'] }
  }
}
