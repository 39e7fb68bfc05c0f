import { describeOutside } from './outside-settings'
import { describeStorage } from './s3-settings'

export interface SettingDefinition {
  name: string
  /** As in the README; empty without a default. */
  default: string
  meaning: string
}

/** Every setting. A law compares the README's table with it. */
export const describeSettings: readonly SettingDefinition[] = [
  { name: 'PORT', default: '3000', meaning: 'Port that the server listens on; 0 lets the system choose.' },
  {
    name: 'HOST',
    default: '127.0.0.1 in demo, 0.0.0.0 in production',
    meaning: 'Address that the server listens on. Demo listens on loopback only.',
  },
  {
    name: 'APP_MODE',
    default: 'demo without DATABASE_URL, else production',
    meaning: '`demo`: demonstration content, simulators, generated secrets. `production`: none of them.',
  },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder of everything that this installation writes.' },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL 15 or later, `postgres://…`. Without it the embedded database in `DATA_DIR/db` is used.',
  },
  {
    name: 'DATABASE_OWNER_URL',
    default: '',
    meaning:
      'The same database as the role that owns the tables, for migrations alone. Then the role of `DATABASE_URL` can add to the audit log, and neither change it nor turn its triggers off.',
  },
  {
    name: 'SITE_URL',
    default: 'http://localhost:PORT',
    meaning: 'Origin under which visitors reach the site; links, canonical addresses and origin checks use it.',
  },
  { name: 'SITE_ID', default: 'site', meaning: 'Which site of the database is served; sent with every call.' },
  { name: 'SVC_HOST', default: '', meaning: 'Origin of another backend that answers the calls instead of this process.' },
  {
    name: 'APP_SECRET',
    default: 'generated into DATA_DIR/secrets.json in demo, required in production',
    meaning: 'Signs preview sessions and tokens; at least 32 characters.',
  },
  {
    name: 'APP_SECRET_EARLIER',
    default: '',
    meaning: 'The APP_SECRET before this one: what it signed still holds, so that changing it signs nobody out.',
  },
  {
    name: 'DATA_KEYS',
    default: 'generated into DATA_DIR/secrets.json in demo, required in production',
    meaning:
      'Keys that seal personal fields and pepper passwords, `id:base64` of 32 bytes each, separated by commas. The first seals; keep the others until `npm run data:reseal` has replaced what they sealed.',
  },
  {
    name: 'INDEX_KEY',
    default: 'generated into DATA_DIR/secrets.json in demo, required in production',
    meaning: 'Makes the indexes by which sealed values are found; at least 32 characters, never changed.',
  },
  ...describeStorage,
  ...describeOutside,
  { name: 'DEVSIM_PORT', default: 'PORT + 1 in demo', meaning: 'Port of the simulators of outside services, on loopback. Demo only.' },
  { name: 'LOG_LEVEL', default: 'info', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  { name: 'BRAND_NAME', default: '라움결', meaning: 'Name of the brand on the screen.' },
  { name: 'BRAND_SUFFIX', default: "' | 라움결'", meaning: 'What follows the title of every page.' },
  {
    name: 'CUSTOMER_CENTER_PHONE',
    default: '1588-0000',
    meaning: 'Number of the customer centre that a new site begins with; then staff write it at `/ice_builder/records/company`.',
  },
  {
    name: 'EXTERNAL_CONSULT_URL',
    default: '/zin/consulting/start',
    meaning: 'Consultation page that `/cs/contact` opens in a new window: a URL, or a path of this site.',
  },
  {
    name: 'PART_CANCEL',
    default: 'anew',
    meaning:
      'What stays of a partly cancelled order: `anew` charges it as if it had been ordered alone, `keep` leaves it the coupon and the free delivery. For orders from then on.',
  },
  {
    name: 'REFUND_ALONE_MOST',
    default: '1000000 in demo, otherwise 0',
    meaning:
      'Won that one person of staff gives back alone; what is more, at once or of one order within 24 hours, another person confirms. 0 asks nobody.',
  },
  {
    name: 'STOCK_LOW_AT',
    default: '5',
    meaning: 'Pieces left of an option from which on staff of the stock are warned, where it has no number of its own. 0 warns of none.',
  },
  {
    name: 'GUEST_UNPAID_ORDERS',
    default: '3',
    meaning: 'Orders without an account and not paid yet that one phone number may have at a time.',
  },
  {
    name: 'GUEST_HOLD_MINUTES',
    default: '15',
    meaning:
      'Minutes for which such an order holds its goods. This and the other bounds of unpaid orders are what a new site begins with; then staff write them at `/ice_builder/records/store-terms`.',
  },
  {
    name: 'GUEST_STOCK_SHARE',
    default: '50',
    meaning: 'Per cent of what is for sale of an option that such orders may hold together, two pieces at least.',
  },
  {
    name: 'MEMBER_UNPAID_ORDERS',
    default: '5',
    meaning: 'Orders of one member that wait for a deposit or a payment that was begun; one more is refused until one is paid or over.',
  },
  {
    name: 'MEMBER_STOCK_SHARE',
    default: '50',
    meaning: 'Per cent of what is for sale of an option that unpaid orders of one member may hold together, two pieces at least.',
  },
  { name: 'PAGE_CACHE_MB', default: '64', meaning: 'Memory of the page cache in each process, in megabytes.' },
  {
    name: 'BLOCK_MEMORY_MB',
    default: '32',
    meaning:
      'Memory of rendered blocks in each process, in megabytes; they are used again when a page that contains them is rendered. 0 renders every block each time.',
  },
  { name: 'WORKERS', default: '1', meaning: 'Server processes; more than one needs `DATABASE_URL`.' },
  {
    name: 'AVIF',
    default: 'true',
    meaning:
      '`false` sends pictures as WebP alone. AVIF is smaller, and making it takes the cores of a small machine for seconds a picture, once.',
  },
  { name: 'CACHE_DIR', default: 'DATA_DIR/page-cache', meaning: 'Folder of cached pages; may be deleted at any time.' },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: '`true` where exactly one trusted proxy stands in front: the last address of X-Forwarded-For is then the visitor.',
  },
  {
    name: 'AUDIT_YEARS',
    default: '2',
    meaning: 'Years that a line stays in the audit log; it leaves as a whole, and never within a year.',
  },
  {
    name: 'AUDIT_HEADS',
    default: 'DATA_DIR/audit-heads.txt',
    meaning:
      'File to which the mark of the audit log is added every day. Let another machine fetch it: `npm run audit:verify` compares it.',
  },
  { name: 'AUDIT_HEADS_MAIL', default: '', meaning: 'Address to which the same mark is mailed every day.' },
  { name: 'FIRST_ADMIN_ID', default: '', meaning: 'Login id of the administrator who is made at a start that finds no staff at all.' },
  {
    name: 'FIRST_ADMIN_PASSWORD',
    default: '',
    meaning: 'Password of that administrator, used once; take it out of the environment afterwards.',
  },
]
