import { join } from 'node:path'
import { startServer } from '../../scripts/tools/server.mjs'
import { root } from './fixtures'

/** One site for all journeys. Its address and its log reach the workers through the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await startServer({ log: join(root, '.cache', 'test', 'server.log') })
  process.env['SITE_UNDER_TEST'] = server.url
  process.env['LOG_UNDER_TEST'] = server.log
  return async () => void (await server.stop())
}
