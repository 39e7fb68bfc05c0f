// `npm start` with a fault of the machine: it reports the fault and exits.
import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

test.slow()

test('another program on the port, which answers /readyz as well, is not taken for the site', async () => {
  const foreign = createServer((_, response) => response.end('ok'))
  await once(foreign.listen(0, '127.0.0.1'), 'listening')
  const { port } = foreign.address() as AddressInfo
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-start-'))
  const env = { ...process.env, PORT: String(port), DEVSIM_PORT: '0', DATA_DIR: dataDir, APP_MODE: 'demo', DATABASE_URL: '' }
  const start = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)))
  const [code] = (await once(start, 'close')) as [number | null]
  foreign.close()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  expect(printed).toContain(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`)
  expect(printed).not.toContain('ready at')
  expect(code).toBe(78)
})
