// JSON lines on stdout, one per event. Secrets and personal data are removed by the name of their field (P2). A text may still contain a
// number, a mail address or a token: those are masked by their shape, anywhere in the finished line. A failed query is written without
// its values.
import pino, { type Logger } from 'pino'
import { maskMail, maskMobile } from '@/schemas/rules/base/mask'
import { settings } from './settings'

const SECRET = [
  'password',
  'passwd',
  'passwordHash',
  'currPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'refreshToken',
  'previewToken',
  'idToken',
  'authorizationCode',
  'codeHash',
  'nonce',
  'verifier',
  'secret',
  'appSecret',
  'clientSecret',
  'indexKey',
  'authorization',
  'cookie',
  'cookies',
  'set-cookie',
  'sessionKey',
  'databaseUrl',
  'databaseOwnerUrl',
  'connectionString',
]
const PERSONAL = [
  'ci',
  'di',
  'ciValue',
  'authorizationCI',
  'authorizationDI',
  'memberName',
  'userName',
  'birthDate',
  'birthday',
  'mobileNo',
  'phone',
  'phoneNum',
  'phoneNumber',
  'email',
  'memberEmail',
  'employeeEmail',
  'address',
  'addressDetail',
  'owner',
  'snsId',
  'verifyUser',
  'verifiedCustomer',
]

const REMOVED = '[removed]'
/** Values of these names, at any depth, also in JSON inside a string. */
const NAMED = new RegExp(
  String.raw`(\\*")(${[...SECRET, ...PERSONAL].join('|')})\1:(?:"(?:[^"\\]|\\.)*"|\\+"(?:(?!\\+").)*\\+"|\[(?:"(?:[^"\\]|\\.)*"|[^\]"])*\]|-?[\d.]+)`,
  'gi',
)
const SHAPES: readonly [RegExp, (text: string) => string][] = [
  // Tokens, password hashes, and the 88 letters of a CI, by which the state identifies a person.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+|\$argon2id?\$[\w+/=,.$-]+|[A-Za-z0-9+/]{86}==/g, () => REMOVED],
  // Values in a URL that are one-time secrets, or personal.
  [/[?&](?:code|state|token|key|user|email|verifyNo|checkValue|ciValue)=[^&#\s"\\]+/gi, (pair) => pair.replace(/=.*/, `=${REMOVED}`)],
  [/(?<!\d)\d{6}-[1-8]\d{6}(?!\d)/g, () => REMOVED],
  [/(?<!\d)01[016789][- ]?\d{3,4}[- ]?\d{4}(?!\d)/g, maskMobile],
  [/[\w.+%-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi, maskMail],
]

/** A finished line with its secrets masked. */
const masked = (line: string): string =>
  SHAPES.reduce((text, [shape, mask]) => text.replace(shape, mask), line.replace(NAMED, `$1$2$1:$1${REMOVED}$1`))

/** An error for the log: a failed query is named, without its values. */
function writtenError(error: Error): Record<string, unknown> {
  return withoutValues({ ...(pino.stdSerializers.errWithCause(error) as unknown as Record<string, unknown>) })
}
function withoutValues({ params: _params, detail: _detail, where: _where, ...written }: Record<string, unknown>): Record<string, unknown> {
  for (const name of ['message', 'stack'])
    if (typeof written[name] === 'string') written[name] = written[name].replace(/\nparams: [^]*?(?=\n {4}at |$)/g, '')
  if (written['cause'] && typeof written['cause'] === 'object')
    written['cause'] = withoutValues(written['cause'] as Record<string, unknown>)
  return written
}

/** Options of every log line; the laws and tests write to another stream. */
export const logOptions = (level: string): pino.LoggerOptions => ({
  level,
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  hooks: { streamWrite: masked },
  serializers: { err: (error: unknown) => (error instanceof Error ? writtenError(error) : error) },
})

const key = Symbol.for('maru.logger')

/** The process's log. */
export function logger(): Logger {
  const globals = globalThis as Record<symbol, unknown>
  return (globals[key] ??= pino(logOptions(settings().logLevel))) as Logger
}

/** The log of one request: every line carries its id. */
export const requestLog = (requestId: string): Logger => logger().child({ requestId })
