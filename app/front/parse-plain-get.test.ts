import { expect, test } from 'vitest'
import { parsePlainGet } from './parse-plain-get'

const parse = (head: string) => parsePlainGet(Buffer.from(head, 'latin1'))
const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`
const GET = 'GET /a?b=%20c HTTP/1.1'

test('the head of a browser is read, whatever the case of its names and the space behind its colons', () => {
  const head = lines(
    GET,
    'HOST:www.example.com',
    'Connection: Keep-Alive',
    'accept-encoding:  gzip, br ',
    'If-None-Match: "x"',
    'Cookie: a=1',
  )
  expect(parse(head)).toEqual({ target: '/a?b=%20c', acceptEncoding: 'gzip, br', ifNoneMatch: '"x"', requestId: undefined })
})

test.each([
  ['another method', lines('POST /a HTTP/1.1', 'host: a')],
  ['HEAD', lines('HEAD /a HTTP/1.1', 'host: a')],
  ['HTTP/1.0', lines('GET /a HTTP/1.0', 'host: a')],
  ['a URL in place of a path', lines('GET http://a/ HTTP/1.1', 'host: a')],
  ['a space in the path', lines('GET /a b HTTP/1.1', 'host: a')],
  ['no host', lines(GET, 'accept: */*')],
  ['an empty host', lines(GET, 'host: ')],
  ['two hosts', lines(GET, 'host: a', 'Host: b')],
  ['a length', lines(GET, 'host: a', 'content-length: 5')],
  ['a length of nothing', lines(GET, 'host: a', 'content-length: 0')],
  ['an encoded body', lines(GET, 'host: a', 'transfer-encoding: chunked')],
  ['a space before a colon', lines(GET, 'host: a', 'transfer-encoding : chunked')],
  ['a folded line', lines(GET, 'host: a', 'accept: x', ' y')],
  ['a bare line feed', lines(GET, 'host: a\naccept: x')],
  ['a bare carriage return', lines(GET, 'host: a\raccept: x')],
  ['a NUL', lines(GET, 'host: a\0')],
  ['a byte above ASCII', lines(GET, 'host: a', 'referer: \xe9')],
  ['an upgrade', lines(GET, 'host: a', 'connection: upgrade', 'upgrade: websocket')],
  ['the end of the connection', lines(GET, 'host: a', 'connection: close')],
  ['an expectation', lines(GET, 'host: a', 'expect: 100-continue')],
  ['a range', lines(GET, 'host: a', 'range: bytes=0-1')],
  ['a part for Next’s client', lines(GET, 'host: a', 'rsc: 1')],
  ['a name that nobody knows', lines(GET, 'host: a', 'x-other: 1')],
  ['half a head', `${GET}\r\nhost: a\r\n`],
  ['two heads', lines(GET, 'host: a') + lines(GET, 'host: a')],
  ['a head and a body', `${lines(GET, 'host: a')}x`],
  ['a head that is too long', lines(GET, 'host: a', `cookie: ${'c'.repeat(4_096)}`)],
  ['nothing', ''],
])('%s is left to node:http', (_, head) => {
  expect(parse(head)).toBeUndefined()
})
