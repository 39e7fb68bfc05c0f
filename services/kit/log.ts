// JSON lines on stdout, one per event. What could open a door is cut out by name, wherever it is nested up to three deep.
import pino, { type Logger } from 'pino'
import { settings } from './settings'

const SECRET = [
  'password', 'passwd', 'passwordHash', 'newPassword', 'token', 'accessToken', 'refreshToken', 'previewToken', 'idToken',
  'secret', 'appSecret', 'authorization', 'cookie', '["set-cookie"]', 'sessionKey', 'databaseUrl', 'connectionString', 'ci', 'di',
] // prettier-ignore
const deep = (name: string) => ['', '*.', '*.*.'].map((way) => (name.startsWith('[') ? way.replace(/\.$/, '') : way) + name)

/** What every log line obeys; the laws and tests write to another stream. */
export const logOptions = (level: string): pino.LoggerOptions => ({
  level,
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: SECRET.flatMap(deep), censor: '[removed]' },
  serializers: { err: pino.stdSerializers.errWithCause },
})

const key = Symbol.for('maru.logger')

/** The process's log. */
export function logger(): Logger {
  const globals = globalThis as Record<symbol, unknown>
  return (globals[key] ??= pino(logOptions(settings().logLevel))) as Logger
}

/** The log of one request: every line carries its id. */
export const requestLog = (requestId: string): Logger => logger().child({ requestId })
