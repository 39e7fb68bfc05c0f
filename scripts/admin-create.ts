// npm run admin:create -- --id <login id> --name <name> [--role adm|mng] The password is asked for, or read from ADMIN_PASSWORD or a
// pipe: an argument would be visible in the process list and the shell's history.
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { isDuplicateKey } from '@/services/db/sql-state'
import { hashPassword } from '@/services/base/passwords'
import { staff } from '@/services/db/tables/auth'
import { writeAudits } from '@/services/kit/write-audits'
import { staffLoginIdFault } from '@/services/base/staff-login-id-fault'
import { staffPasswordFault } from '@/services/base/staff-password-fault'
import { Refusal, command, withDatabase } from './with-database'

await command(async () => {
  const { id, name, role } = read()
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

function read(): { id: string; name: string; role: 'adm' | 'mng' } {
  if (process.argv.some((argument) => argument.startsWith('--password'))) {
    throw new Refusal('A password is never taken as an argument: leave it out and you will be asked, or set ADMIN_PASSWORD.')
  }
  const { values } = parseArgs({ options: { id: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'adm' } } })
  const { id = '', name = '', role } = values
  if (!id || !name) throw new Refusal('Say who: npm run admin:create -- --id <login id> --name <name> [--role adm|mng]')
  const fault = staffLoginIdFault(id)
  if (fault) throw new Refusal(`The id ${fault}.`)
  if (name.trim() === '' || name.length > 40) throw new Refusal('The name must have 1 to 40 characters.')
  if (role !== 'adm' && role !== 'mng') throw new Refusal(`The role must be adm (saves and publishes) or mng (looks only), not "${role}".`)
  return { id, name: name.trim().normalize('NFC'), role }
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
