import { join } from 'node:path'
import { startServer } from '../../scripts/tools/server.mjs'
import { root } from './fixtures'

/** One site for all journeys. Its address, its log and its simulators reach the workers through the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
  // Unit tests read the AVIF of a picture; here each picture of each page would be made twice, on the cores that the browsers need.
  const server = await startServer({ byName: true, env: { AVIF: 'false' }, log: join(root, '.cache', 'test', 'server.log') })
  process.env['SITE_UNDER_TEST'] = server.url
  process.env['LOG_UNDER_TEST'] = server.log
  process.env['DEVSIM_UNDER_TEST'] = server.devsimUrl
  return async () => void (await server.stop())
}
