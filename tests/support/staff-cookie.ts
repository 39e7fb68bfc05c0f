import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAFF_COOKIE, staffToken } from '@/services/kit/session'

/** The cookie of an editor who may save and publish, signed with the secret of the site under test. */
export async function staffCookie(dataDir = process.env['DATA_UNDER_TEST']!): Promise<string> {
  const { appSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { appSecret: string }
  return `${STAFF_COOKIE}=${await staffToken(appSecret, { id: 'staff-demo-admin', role: 'adm' }, new Date())}`
}
