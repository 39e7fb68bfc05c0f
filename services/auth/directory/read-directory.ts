import { asc, count, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/directory'
import type { Database } from '@/services/db/database'
import { roles, staff } from '@/services/db/tables/auth'
import { directoryAccounts, directoryGroups, directoryMemberships, directoryUsers, scimTokens } from '@/services/db/tables/directory'
import { operation } from '@/services/kit/service'
import { directoryRow } from '../domain/directory-row'
import { certificateWords } from './certificate'
import { ownAddresses } from './own-addresses'

/** What is entered where nothing was saved yet: the usual names, and nothing on. */
const EMPTY = {
  isOn: false,
  protocol: 'oidc' as const,
  label: '회사 계정으로 로그인',
  issuer: '',
  clientName: '',
  entryPoint: '',
  certificates: [],
  domains: [],
  groupClaim: 'groups',
  matchClaim: '',
  groupRoles: [],
  provisioning: 'scim' as const,
  hasPasswords: true,
  version: 0,
}

export const readDirectory = operation(contracts.readDirectory, async (_, { db, siteId, now }) => {
  const row = await directoryRow(db)
  const { isOn, protocol, label, issuer, clientName, entryPoint, certificates, domains, groupClaim, matchClaim } = row ?? EMPTY
  const { groupRoles, provisioning, hasPasswords, version } = row ?? EMPTY
  return {
    item: {
      ...{ isOn, protocol, label, issuer, clientName, entryPoint, certificates, domains, groupClaim, matchClaim },
      ...{ groupRoles, provisioning, hasPasswords, version },
      hasSecret: (row?.clientSecret ?? '') !== '',
      addresses: ownAddresses(),
      certificateWords: certificates.map((pem) => certificateWords(pem, now)),
      roles: await db.select({ id: roles.id, name: roles.name }).from(roles).where(eq(roles.siteId, siteId)).orderBy(asc(roles.name)),
      tokens: await tokensOf(db),
      linked: await db.$count(directoryAccounts),
      users: await db.$count(directoryUsers, isNull(directoryUsers.goneAt)),
      groups: await db
        .select({ title: directoryGroups.title, people: count(directoryMemberships.userId) })
        .from(directoryGroups)
        .leftJoin(directoryMemberships, eq(directoryMemberships.groupId, directoryGroups.id))
        .groupBy(directoryGroups.id)
        .orderBy(asc(directoryGroups.title)),
    },
  }
})

async function tokensOf(db: Database) {
  const rows = await db
    .select({ token: scimTokens, by: staff.name })
    .from(scimTokens)
    .leftJoin(staff, eq(staff.id, scimTokens.createdBy))
    .where(isNull(scimTokens.revokedAt))
    .orderBy(asc(scimTokens.createdAt))
  return rows.map(({ token: { id, title, createdAt, usedAt }, by }) => ({
    id,
    title,
    createdAt: createdAt.toISOString(),
    createdBy: by ?? '지금은 없는 운영자',
    usedAt: usedAt?.toISOString() ?? null,
  }))
}
