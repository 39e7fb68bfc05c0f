// npm run preview:link -- [--role adm|mng] [/route]
// Prints a link that opens the draft of one page once, within ten minutes, and shows it for half an hour.
import { parseArgs } from 'node:util'
import { issuePreviewLink } from '@/services/auth/domain/preview-link'
import { settings } from '@/services/base/settings'
import { Refusal, command } from './with-database'

await command(async () => {
  const options = { role: { type: 'string', default: 'adm' }, to: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { role } = values
  const to = values.to ?? positionals[0] ?? '/'
  if (role !== 'adm' && role !== 'mng') throw new Refusal(`The role must be adm or mng, not "${role}".`)
  if (!/^\/(?![/\\])/.test(to)) throw new Refusal(`The page must be a path of this site such as /cs/faq, not "${to}".`)
  const { appSecret, siteUrl } = settings()
  const link = new URL('/adm/preview/open', siteUrl)
  link.searchParams.set('token', await issuePreviewLink(appSecret, { role, to, now: new Date() }))
  console.log(link.href)
})
