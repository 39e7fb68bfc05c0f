// Where the outside services are, and our credentials there. Each is a port with one real adapter (services/outside); in demo mode the
// same adapter calls the simulators of services/simulators, unless the environment names the real one.
import { createPrivateKey } from 'node:crypto'
import { demoKey } from './demo-key'
import type { SettingDefinition } from './describe-settings'

interface Provider {
  clientId: string
  clientSecret: string
  /** URL at which a person signs in. */
  authUrl: string
  /** URL that the server calls. */
  apiUrl: string
}
export interface OutsideSettings {
  identity?: { storeId: string; channelKey: string; apiSecret: string; apiUrl: string; sdkUrl: string }
  kakao?: Provider
  naver?: Provider
  /** `clientSecret` is the ES256 private key in PEM; it signs the secret that Apple requires. */
  apple?: Provider & { teamId: string; keyId: string }
  /** `from` is the displayed sender. */
  mail?: { url: string; from: string }
  sms?: { apiKey: string; apiSecret: string; apiUrl: string; from: string }
  address?: { apiKey: string; apiUrl: string }
  business?: { serviceKey: string; apiUrl: string }
  /** The partner of the 3D design service: `secret` signs the one-time token of an entry. */
  design?: { secret: string; apiUrl: string; entryUrl: string }
  /** The advertising network whose campaigns lead to events. */
  adReward?: { apiKey: string; apiUrl: string }
  /** The shops' own system, which lists a person's consultations there (K-SMART). */
  smartConsulting?: { url: string }
  /** JavaScript key of Kakao's sharing; public by its nature. Without it a dialog shows the card instead. */
  kakaoShare?: { jsKey: string }
  /** Toss Payments. `clientKey` is public; `isSimulated` where its simulator stands in. */
  payments?: { clientKey: string; secretKey: string; apiUrl: string; sdkUrl: string; isSimulated: boolean }
  /** Delivery Tracker (tracker.delivery), which knows where parcels are. */
  tracking?: { clientId: string; clientSecret: string; apiUrl: string }
  /** Mail domains of the company's own staff. */
  staffMailDomains: readonly string[]
}

const card = (name: string, meaning: string, standard = ''): SettingDefinition => ({ name, default: standard, meaning })

export const describeOutside: readonly SettingDefinition[] = [
  card('IDENTITY_STORE_ID', 'PortOne store of the identity verification. In demo mode all outside services are simulated unless set.'),
  card('IDENTITY_CHANNEL_KEY', 'PortOne channel of the identity verification.'),
  card('IDENTITY_API_SECRET', 'PortOne V2 API secret.'),
  card('IDENTITY_API_URL', 'Where its API is.', 'https://api.portone.io'),
  card('IDENTITY_SDK_URL', 'Where its browser SDK is.', 'https://cdn.portone.io/v2/browser-sdk.js'),
  ...['KAKAO', 'NAVER', 'APPLE'].flatMap((name) => [
    card(`${name}_CLIENT_ID`, `Client id of ${name[0]}${name.slice(1).toLowerCase()} sign-in; without it the button is not shown.`),
    card(`${name}_CLIENT_SECRET`, name === 'APPLE' ? 'ES256 private key in PEM, line ends as `\\n`.' : 'Its client secret.'),
  ]),
  card('APPLE_TEAM_ID', 'Team that the key belongs to.'),
  card('APPLE_KEY_ID', 'Id of the key.'),
  card('MAIL_URL', 'SMTP server, `smtps://user:password@host`; without it no mail is sent.'),
  card('MAIL_FROM', 'Sender of mails.', 'no-reply@SITE_URL’s host'),
  card('SMS_API_KEY', 'SOLAPI key; without it no text message is sent.'),
  card('SMS_API_SECRET', 'SOLAPI secret.'),
  card('SMS_FROM', 'Registered number that text messages come from.', 'CUSTOMER_CENTER_PHONE'),
  card('ADDRESS_API_KEY', 'Key of the address search (juso.go.kr); without it addresses are typed.'),
  card('BUSINESS_API_KEY', 'Decoded key of the tax office’s business registry (odcloud).'),
  card('DESIGN_API_URL', 'Origin of the 3D design partner.'),
  card('DESIGN_SECRET', 'Secret shared with it; at least 32 characters.'),
  card('AD_REWARD_API_URL', 'Origin of the advertising network that rewards entries of events.'),
  card('AD_REWARD_API_KEY', 'Its key; without it no reward is asked for.'),
  card(
    'SMART_CONSULTING_URL',
    'URL that answers a person’s consultations in shops by a POST of JSON; without it their list is not offered.',
  ),
  card(
    'KAKAO_JS_KEY',
    'JavaScript key of Kakao’s sharing and map; without it a dialog shows the card that would be sent, and the store finder draws its own map.',
  ),
  card('TOSS_CLIENT_KEY', 'Client key of Toss Payments, `live_ck_…` or `test_ck_…`; without it nothing can be paid.'),
  card('TOSS_SECRET_KEY', 'Its secret key of the same family, `live_sk_…` or `test_sk_…`.'),
  card('TRACKING_CLIENT_ID', 'Client id of Delivery Tracker (tracker.delivery); without it the steps of parcels are not asked for.'),
  card('TRACKING_CLIENT_SECRET', 'Its client secret.'),
  card('TRACKING_API_URL', 'Where its GraphQL API is.', 'https://apis.tracker.delivery/graphql'),
  card('STAFF_MAIL_DOMAINS', 'Mail domains whose owners may join as staff, separated by commas.', 'raumgyeol.example in demo'),
]

/** @param devsimPort of the simulators; absent in production, where a service without settings is not offered. */
export function readOutside(
  text: (name: string, fallback?: string) => string,
  say: (sentence: string) => void,
  { devsimPort, phone, siteUrl }: { devsimPort?: number; phone: string; siteUrl: string },
): OutsideSettings {
  const sim = devsimPort === undefined ? undefined : `http://127.0.0.1:${devsimPort}`
  /** Either all of these settings or none. */
  const whole = <K extends string>(names: Record<K, string>): Record<K, string> | undefined => {
    const entries = Object.entries(names) as [K, string][]
    const found = entries.map(([key, name]) => [key, text(name)] as const)
    if (found.every(([, value]) => value === '')) return undefined
    const missing = entries.filter(([, name]) => text(name) === '').map(([, name]) => name)
    if (missing.length > 0) say(`${missing.join(', ')} must be set together with the others of its service.`)
    return Object.fromEntries(found) as Record<K, string>
  }
  const origin = (name: string, value: string) => {
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) say(`${name} must be an http(s) address, not "${value}".`)
    return value.replace(/\/+$/, '')
  }
  const provider = (name: string, authUrl: string, apiUrl: string): Provider | undefined => {
    const own = whole({ clientId: `${name}_CLIENT_ID`, clientSecret: `${name}_CLIENT_SECRET` })
    const at = `${sim}/${name.toLowerCase()}`
    if (own) return { ...own, authUrl, apiUrl }
    return sim
      ? { clientId: `demo-${name.toLowerCase()}`, clientSecret: `demo-${name.toLowerCase()}-secret`, authUrl: at, apiUrl: at }
      : undefined
  }
  const identity = whole({ storeId: 'IDENTITY_STORE_ID', channelKey: 'IDENTITY_CHANNEL_KEY', apiSecret: 'IDENTITY_API_SECRET' })
  const apple = provider('APPLE', 'https://appleid.apple.com', 'https://appleid.apple.com')
  const isOwnApple = text('APPLE_CLIENT_ID') !== ''
  if (isOwnApple && !(text('APPLE_TEAM_ID') && text('APPLE_KEY_ID')))
    say('APPLE_TEAM_ID and APPLE_KEY_ID must be set together with APPLE_CLIENT_ID.')
  if (isOwnApple && apple && !isSigningKey(pemOf(apple.clientSecret)))
    say('APPLE_CLIENT_SECRET must be the ES256 private key in PEM that Apple gave, line ends as \\n.')
  const sms = whole({ apiKey: 'SMS_API_KEY', apiSecret: 'SMS_API_SECRET' })
  const design = whole({ secret: 'DESIGN_SECRET', apiUrl: 'DESIGN_API_URL' })
  if (design && design.secret.length < 32) say('DESIGN_SECRET must have at least 32 characters.')
  const reward = whole({ apiKey: 'AD_REWARD_API_KEY', apiUrl: 'AD_REWARD_API_URL' })
  const toss = whole({ clientKey: 'TOSS_CLIENT_KEY', secretKey: 'TOSS_SECRET_KEY' })
  // The provider answers INVALID_API_KEY to a mixed pair, at the first payment.
  if (toss && !/^(live|test)_ck_\w+ \1_sk_\w+$/.test(`${toss.clientKey} ${toss.secretKey}`))
    say('TOSS_CLIENT_KEY and TOSS_SECRET_KEY must be a pair of API keys: live_ck_… with live_sk_…, or test_ck_… with test_sk_….')
  const tracking = whole({ clientId: 'TRACKING_CLIENT_ID', clientSecret: 'TRACKING_CLIENT_SECRET' })
  const kakaoKey = text('KAKAO_JS_KEY')
  if (kakaoKey && !/^[0-9a-f]{32}$/i.test(kakaoKey))
    say('KAKAO_JS_KEY must be the JavaScript key of 32 letters and digits that Kakao gave.')
  const host = new URL(siteUrl).hostname
  const found: Record<string, unknown> = {
    identity: identity
      ? {
          ...identity,
          apiUrl: origin('IDENTITY_API_URL', text('IDENTITY_API_URL', 'https://api.portone.io')),
          sdkUrl: origin('IDENTITY_SDK_URL', text('IDENTITY_SDK_URL', 'https://cdn.portone.io/v2/browser-sdk.js')),
        }
      : sim && {
          storeId: 'store-demo',
          channelKey: 'channel-demo',
          apiSecret: 'demo-identity-secret',
          apiUrl: `${sim}/portone`,
          sdkUrl: `${sim}/portone/browser-sdk.js`,
        },
    kakao: provider('KAKAO', 'https://kauth.kakao.com', 'https://kapi.kakao.com'),
    naver: provider('NAVER', 'https://nid.naver.com', 'https://openapi.naver.com'),
    apple: apple && {
      ...apple,
      clientSecret: isOwnApple ? pemOf(apple.clientSecret) : demoKey('apple'),
      teamId: text('APPLE_TEAM_ID', 'DEMOTEAM01'),
      keyId: text('APPLE_KEY_ID', 'DEMOKEY001'),
    },
    mail: text('MAIL_URL')
      ? { url: text('MAIL_URL'), from: text('MAIL_FROM', `no-reply@${host}`) }
      : devsimPort !== undefined && { url: `smtp://127.0.0.1:${devsimPort + 1}`, from: text('MAIL_FROM', 'no-reply@raumgyeol.example') },
    sms: sms
      ? { ...sms, apiUrl: 'https://api.solapi.com', from: text('SMS_FROM', phone) }
      : sim && { apiKey: 'demo-sms', apiSecret: 'demo-sms-secret', apiUrl: `${sim}/solapi`, from: text('SMS_FROM', phone) },
    address: text('ADDRESS_API_KEY')
      ? { apiKey: text('ADDRESS_API_KEY'), apiUrl: 'https://business.juso.go.kr' }
      : sim && { apiKey: 'demo-address', apiUrl: `${sim}/juso` },
    business: text('BUSINESS_API_KEY')
      ? { serviceKey: text('BUSINESS_API_KEY'), apiUrl: 'https://api.odcloud.kr' }
      : sim && { serviceKey: 'demo-business', apiUrl: `${sim}/odcloud` },
    design: design
      ? {
          secret: design.secret,
          apiUrl: origin('DESIGN_API_URL', design.apiUrl),
          entryUrl: `${origin('DESIGN_API_URL', design.apiUrl)}/enter`,
        }
      : sim && { secret: 'demo-design-secret-of-32-characters', apiUrl: `${sim}/design`, entryUrl: `${sim}/design/enter` },
    adReward: reward
      ? { apiKey: reward.apiKey, apiUrl: origin('AD_REWARD_API_URL', reward.apiUrl) }
      : sim && { apiKey: 'demo-ad-reward', apiUrl: `${sim}/ad-reward` },
    smartConsulting: text('SMART_CONSULTING_URL')
      ? { url: origin('SMART_CONSULTING_URL', text('SMART_CONSULTING_URL')) }
      : sim && { url: `${sim}/smart-consulting/list` },
    payments: toss
      ? { ...toss, apiUrl: 'https://api.tosspayments.com', sdkUrl: 'https://js.tosspayments.com/v2/standard', isSimulated: false }
      : sim && {
          clientKey: 'test_ck_demo',
          secretKey: 'test_sk_demo',
          apiUrl: `${sim}/toss`,
          sdkUrl: `${sim}/toss/v2/standard`,
          isSimulated: true,
        },
    tracking: tracking
      ? { ...tracking, apiUrl: origin('TRACKING_API_URL', text('TRACKING_API_URL', 'https://apis.tracker.delivery/graphql')) }
      : sim && { clientId: 'demo-tracking', clientSecret: 'demo-tracking-secret', apiUrl: `${sim}/tracker/graphql` },
    // No simulator has Kakao's script: without a key a dialog replaces it.
    kakaoShare: kakaoKey && { jsKey: kakaoKey },
    staffMailDomains: text('STAFF_MAIL_DOMAINS', sim ? 'raumgyeol.example' : '')
      .split(',')
      .map((domain) => domain.trim().toLowerCase())
      .filter(Boolean),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as unknown as OutsideSettings
}

/** An environment value is one line. */
const pemOf = (value: string): string => value.replaceAll('\\n', '\n')

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
