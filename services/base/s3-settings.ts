// Where uploaded files lie, if not in DATA_DIR: a bucket of a server that speaks S3.
import type { SettingDefinition } from './describe-settings'

export interface S3Settings {
  bucket: string
  /** Begins every key; empty, or with a slash at its end. */
  prefix: string
  region: string
  /** Absent: Amazon's own for the region. */
  endpoint?: string
  /** The bucket in the path, not in the host's name. */
  pathStyle: boolean
  /** Absent: those that the machine has by its role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

export const describeStorage: readonly SettingDefinition[] = [
  { name: 'S3_BUCKET', default: '', meaning: 'Bucket for uploaded files; without it they lie in `DATA_DIR/media`.' },
  { name: 'S3_PREFIX', default: '', meaning: 'What the keys of the files begin with, such as `site/media`.' },
  { name: 'S3_REGION', default: 'us-east-1', meaning: 'Region of the bucket.' },
  { name: 'S3_ENDPOINT', default: 'Amazon’s of the region', meaning: 'Origin of another server that speaks S3.' },
  {
    name: 'S3_PATH_STYLE',
    default: 'true with S3_ENDPOINT, else false',
    meaning: '`true` writes the bucket into the path of a request, as most servers other than Amazon’s want it.',
  },
  { name: 'S3_ACCESS_KEY_ID', default: '', meaning: 'Key of the bucket; without it the role of the machine is used.' },
  { name: 'S3_SECRET_ACCESS_KEY', default: '', meaning: 'Its secret.' },
]

export function readStorage(
  text: (name: string, fallback?: string) => string,
  say: (sentence: string) => void,
  oneOf: (name: string, fallback: string, allowed: readonly string[]) => string,
  origin: (name: string, fallback: string) => string,
): S3Settings | undefined {
  const bucket = text('S3_BUCKET')
  const others = describeStorage.map(({ name }) => name).filter((name) => name !== 'S3_BUCKET' && text(name) !== '')
  if (bucket === '') {
    if (others.length > 0) say(`S3_BUCKET must be set together with ${others.join(', ')}.`)
    return undefined
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) say(`S3_BUCKET must be the name of a bucket, not "${bucket}".`)
  const accessKeyId = text('S3_ACCESS_KEY_ID')
  const secretAccessKey = text('S3_SECRET_ACCESS_KEY')
  if ((accessKeyId === '') !== (secretAccessKey === '')) say('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.')
  const prefix = text('S3_PREFIX').replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(prefix)) say(`S3_PREFIX may have letters, digits, "_", ".", "-" and "/", not "${prefix}".`)
  const endpoint = text('S3_ENDPOINT') === '' ? undefined : origin('S3_ENDPOINT', '')
  return {
    bucket,
    prefix: prefix && `${prefix}/`,
    region: text('S3_REGION', 'us-east-1'),
    pathStyle: oneOf('S3_PATH_STYLE', String(endpoint !== undefined), ['true', 'false']) === 'true',
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  }
}
