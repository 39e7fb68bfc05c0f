// npm run admin:create -- --id <login id> --name <name> [--role adm|mng], or --break-glass --id <login id> --name <name> for an account for
// emergencies, whose secret is made here and printed once: with the id of one that is there, its envelope is made anew. Else the password is asked for, or read from ADMIN_PASSWORD or a
// pipe: an argument would be visible in the process list and the shell's history.
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { isDuplicateKey } from '@/services/db/sql-state'
import { hashPassword } from '@/services/base/passwords'
import { makeBreakGlass } from '@/services/auth/staff/make-break-glass'
import type { OpenDatabase } from '@/services/db/database'
import { settings } from '@/services/base/settings'
import { formatDateTime } from '@/schemas/words/dates'
import { staff } from '@/services/db/tables/auth'
import { writeAudits } from '@/services/kit/write-audits'
import { staffLoginIdFault } from '@/services/base/staff-login-id-fault'
import { staffPasswordFault } from '@/services/base/staff-password-fault'
import { Refusal, command, withDatabase } from './with-database'

await command(async () => {
  const { id, name, role, isBreakGlass } = read()
  if (isBreakGlass) return withDatabase((open) => sealBreakGlass(open, { loginId: id, name }))
  const password = await askPassword()
  const weak = staffPasswordFault(password, id)
  if (weak) throw new Refusal(`The password ${weak}.`)
  await withDatabase(async (open) => {
    const passwordHash = await hashPassword(password)
    try {
      await open.db.transaction(async (tx) => {
        const created = { id: randomUUID(), loginId: id, name, role }
        await tx.insert(staff).values({ ...created, passwordHash })
        await writeAudits(tx, [
          {
            at: new Date(),
            actor: 'admin:create',
            action: 'staff.create',
            target: created.id,
            detail: { loginId: id, role },
            requestId: 'command',
          },
        ])
      })
    } catch (failure) {
      if (isDuplicateKey(failure)) throw new Refusal(`There is already a member of staff with the id "${id}". Choose another id.`)
      throw failure
    }
    console.log(`Created ${id} (${name}) as ${role === 'adm' ? 'administrator' : 'manager'}.`)
  })
})

async function sealBreakGlass(open: OpenDatabase, asked: { loginId: string; name: string }): Promise<void> {
  const made = await makeBreakGlass(open, asked).catch((failure: unknown) => {
    throw isDuplicateKey(failure) ? new Refusal('Another command made an account at this moment. Run this one again.') : failure
  })
  const { loginId } = asked
  if (made.fate === 'taken') throw new Refusal(`There is already a member of staff with the id "${loginId}". Choose another id.`)
  if (made.fate === 'full')
    throw new Refusal(
      `There are two accounts for emergencies, and there is no third: ${made.known.join(', ')}. Name one of them to seal it anew.`,
    )
  const { brandName, siteUrl } = settings()
  console.log(
    [
      '',
      `${brandName} 마루 비상 계정 ${made.no} (봉인해서 보관)`,
      '',
      `주소      ${siteUrl}/ice_builder`,
      `아이디    ${loginId}`,
      `비밀번호  ${made.secret}`,
      `만든 때   ${formatDateTime(new Date())}`,
      '',
      '1. 이 내용을 종이에 인쇄해 봉투에 넣고 봉인한 뒤, 두 계정을 서로 다른 곳의 금고에 두십시오.',
      '2. 다시 볼 수 없습니다. 인쇄한 뒤 이 화면과 파일을 지우십시오.',
      '3. 쓰면 모든 관리자에게 바로 알리고 감사 기록에 남습니다. 허용된 네트워크 밖에서도 쓸 수 있고, 한 시간 뒤에 끝납니다.',
      `4. 쓴 뒤에는 npm run admin:create -- --break-glass --id ${loginId} 로 새 봉투를 만드십시오.`,
      '',
      ...(made.fate === 'renewed' ? ['앞선 봉투의 비밀번호는 이제 쓸 수 없습니다.', ''] : []),
    ].join('\n'),
  )
}

function read(): { id: string; name: string; role: 'adm' | 'mng'; isBreakGlass: boolean } {
  if (process.argv.some((argument) => argument.startsWith('--password'))) {
    throw new Refusal('A password is never taken as an argument: leave it out and you will be asked, or set ADMIN_PASSWORD.')
  }
  const { values } = parseArgs({
    options: {
      id: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'adm' },
      'break-glass': { type: 'boolean', default: false },
    },
  })
  const { id = '', role, 'break-glass': isBreakGlass } = values
  const name = values.name ?? (isBreakGlass ? '비상 계정' : '')
  if (!id && isBreakGlass)
    throw new Refusal('Say the login id of the account for emergencies: npm run admin:create -- --break-glass --id 아이디')
  if (!id || !name) throw new Refusal('Say who: npm run admin:create -- --id <login id> --name <name> [--role adm|mng]')
  const fault = staffLoginIdFault(id)
  if (fault) throw new Refusal(`The id ${fault}.`)
  if (name.trim() === '' || name.length > 40) throw new Refusal('The name must have 1 to 40 characters.')
  if (role !== 'adm' && role !== 'mng') throw new Refusal(`The role must be adm (saves and publishes) or mng (looks only), not "${role}".`)
  if (isBreakGlass && role !== 'adm') throw new Refusal('An account for emergencies is an administrator: leave --role out.')
  return { id, name: name.trim().normalize('NFC'), role, isBreakGlass }
}

async function askPassword(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD']
  if (given) return given
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const first = await askHidden('Password: ')
  if ((await askHidden('Again: ')) !== first) throw new Refusal('The two passwords differ. Nothing was created.')
  return first
}

function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: silent, terminal: true })
  return new Promise((answer, failed) => {
    line.once('SIGINT', () => failed(new Refusal('Nothing was created.')))
    line.question('', answer)
  }).finally(() => {
    line.close()
    process.stdout.write('\n')
  }) as Promise<string>
}
