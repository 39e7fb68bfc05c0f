import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { TIMEOUTS } from './timeouts'

test('a connection whose headers come too slowly is closed soon after their time', async () => {
  const server = createServer({ ...TIMEOUTS, headersTimeout: 200 }, (_, response) => response.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  const began = Date.now()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
  const drip = setInterval(() => socket.write('X-A: b\r\n'), 100)
  await once(socket, 'close')
  clearInterval(drip)
  expect(Date.now() - began).toBeLessThan(4_000)
  server.close()
})
