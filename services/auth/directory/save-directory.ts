import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/directory'
import type { Input } from '@/schemas/api/base/contract'
import type { Problem } from '@/schemas/api/base/failure'
import { roles } from '@/services/db/tables/auth'
import { directories, DIRECTORY_ID, directoryUsers } from '@/services/db/tables/directory'
import { operation } from '@/services/kit/service'
import { directoryPlace, type DirectoryPlace } from '../domain/directory-place'
import { directoryRow, type DirectoryRow } from '../domain/directory-row'
import { settleDirectoryUser } from '../domain/settle-directory-user'
import { certificatePem } from './certificate'
import { isProviderAddress } from './is-provider-address'

type Typed = Omit<Input<typeof contracts.saveDirectory>, 'version' | 'clientSecret'>

/** Of two who start from one version, one saves: the row is made first, and changed by its version. Roles by group hold at once. */
export const saveDirectory = operation(contracts.saveDirectory, async ({ version, clientSecret, ...typed }, ctx) => {
  const { db, now, siteId, requestId } = ctx
  const wanted = { ...typed, ...trimmed(typed) }
  const before = await directoryRow(db, true)
  const known = new Set((await db.select({ id: roles.id }).from(roles).where(eq(roles.siteId, siteId))).map(({ id }) => id))
  const hasSecret = clientSecret !== '' || (before?.clientSecret ?? '') !== ''
  const problems = problemsOf(wanted, { hasSecret, isRole: (id) => known.has(id) })
  if (problems.length > 0) throw ctx.fail('invalid', { problems, words: problems[0]!.message })
  await db.insert(directories).values({ id: DIRECTORY_ID, protocol: wanted.protocol, version: 0 }).onConflictDoNothing()
  const [saved] = await db
    .update(directories)
    .set({ ...wanted, ...(clientSecret === '' ? {} : { clientSecret }), version: version + 1, updatedAt: now })
    .where(and(eq(directories.id, DIRECTORY_ID), eq(directories.version, version)))
    .returning()
  if (!saved) throw ctx.fail('stale')
  ctx.audit('directory.save', DIRECTORY_ID, changesOf(before, saved))
  const kept = await settleAll(directoryPlace({ db, now, requestId }), saved)
  return { item: { version: saved.version }, message: savedWords(before, saved, kept) }
})

function trimmed({ issuer, clientName, entryPoint, label, groupClaim, matchClaim, certificates, domains, groupRoles }: Typed) {
  return {
    issuer: issuer.trim(),
    clientName: clientName.trim(),
    entryPoint: entryPoint.trim(),
    label: label.trim().normalize('NFC'),
    groupClaim: groupClaim.trim(),
    matchClaim: matchClaim.trim(),
    certificates: [...new Set(certificates.map((one) => certificatePem(one) ?? one.trim()))],
    domains: [...new Set(domains.map((one) => one.trim().toLowerCase().replace(/^@/, '')))],
    groupRoles: groupRoles.map(({ group, roleId }) => ({ group: group.trim().normalize('NFC'), roleId })),
  }
}

/** What is wrong, at its field. Of settings that are off only what can be read is asked for. */
function problemsOf(wanted: Typed, { hasSecret, isRole }: { hasSecret: boolean; isRole: (id: string) => boolean }): Problem[] {
  const found: Problem[] = []
  const at = (field: string, message: string) => void found.push({ pointer: `/${field}`, message, keyword: 'rule' })
  const { isOn, protocol, issuer, clientName, entryPoint, certificates, domains, groupRoles } = wanted
  if (protocol === 'oidc') {
    if (issuer !== '' && !isProviderAddress(issuer))
      at('issuer', '발급자는 https://로 시작하는 주소입니다. 회사 계정 서버에 보이는 대로 적어 주세요.')
    if (isOn && issuer === '') at('issuer', '발급자를 입력해 주세요.')
    if (isOn && clientName === '') at('clientName', '클라이언트 ID를 입력해 주세요.')
    if (isOn && !hasSecret) at('clientSecret', '클라이언트 비밀값을 입력해 주세요.')
  } else {
    if (isOn && issuer === '') at('issuer', '발급자(엔터티 ID)를 입력해 주세요.')
    if (entryPoint !== '' && !isProviderAddress(entryPoint)) at('entryPoint', '로그인 주소는 https://로 시작하는 주소입니다.')
    if (isOn && entryPoint === '') at('entryPoint', '로그인 주소를 입력해 주세요.')
    if (isOn && certificates.length === 0) at('certificates', '인증서를 한 개 이상 입력해 주세요.')
    if (certificates.some((one) => certificatePem(one) === undefined))
      at('certificates', '인증서를 읽지 못했습니다. BEGIN CERTIFICATE부터 END CERTIFICATE까지 그대로 붙여 넣어 주세요.')
  }
  const wrong = domains.filter((one) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(one))
  if (wrong.length > 0) at('domains', `메일 도메인이 아닙니다: ${wrong.join(', ')}. company.co.kr처럼 적어 주세요.`)
  if (groupRoles.some(({ group }) => group === '')) at('groupRoles', '그룹 이름을 입력해 주세요.')
  if (groupRoles.some(({ roleId }) => !isRole(roleId))) at('groupRoles', '없는 역할입니다. 목록에서 다시 골라 주세요.')
  return found
}

const PLAIN = [
  'isOn',
  'protocol',
  'label',
  'issuer',
  'clientName',
  'entryPoint',
  'groupClaim',
  'matchClaim',
  'provisioning',
  'hasPasswords',
] as const
const LISTS = ['certificates', 'domains', 'groupRoles'] as const
/** What changed, by the words of its fields, and the plain values after it; of a secret only that it changed. */
function changesOf(before: DirectoryRow | undefined, after: DirectoryRow): Record<string, unknown> {
  const changed = [...PLAIN, ...LISTS, 'clientSecret' as const].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]),
  )
  const fields = contracts.saveDirectory.input.properties as Readonly<Record<string, { title?: string }>>
  const values = PLAIN.filter((name) => changed.includes(name)).map((name) => [name, after[name]])
  return { ...(Object.fromEntries(values) as Record<string, unknown>), changed: changed.map((name) => fields[name]?.title ?? name) }
}

/** Every person whom the directory wrote, under the roles of now. @returns how many administrators it could not take out. */
async function settleAll(place: DirectoryPlace, directory: DirectoryRow): Promise<number> {
  const users = await place.db
    .select({ id: directoryUsers.id })
    .from(directoryUsers)
    .where(isNull(directoryUsers.goneAt))
    .orderBy(directoryUsers.id)
  let kept = 0
  for (const { id } of users) if ((await settleDirectoryUser(place, directory, id)) === 'lastAdmin') kept++
  return kept
}

function savedWords(before: DirectoryRow | undefined, after: DirectoryRow, kept: number): string {
  const words = ['저장했습니다. 다음 로그인부터 적용됩니다.']
  if (before && before.issuer !== '' && before.issuer !== after.issuer)
    words.push('발급자가 바뀌어, 연결된 사람은 회사 계정을 한 번 더 연결해야 합니다.')
  if (kept > 0) words.push('마지막 관리자는 회사에서 중지했어도 그대로 두었습니다.')
  return words.join(' ')
}
