// A request for a consultation that was confirmed to the customer is stored with all of its pictures, whenever the server was killed; what
// was under way goes on where it stopped, and is stored once.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, demoPeople } from '@/services/db/seeds/demo-people'
import { openDatabase } from '@/services/db/open-database'
import { consultationFiles, consultations, consultationStages } from '@/services/db/tables/consulting'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { advance, type SentRequest, type Sender } from '@/tests/support/consultation-sender'
import { administer, urlOf } from '@/tests/support/database-templates'
import { largePicture } from '@/tests/support/large-pictures'
import { ownSite, seeded, type OwnSite } from '@/tests/support/own-site'
import { useSettings } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'

const KILLS = 20
const AT_ONCE = 3
/** So many that a member, who may send twenty requests in ten minutes, sends fewer: the encoder takes one picture at a time. */
const PICTURES = 5
const SEED = 20261123
/** The test reads what the site has sealed. */
const KEYS = {
  APP_SECRET: 'a secret of the tests, thirty-two characters',
  INDEX_KEY: 'an index key of the tests, 32 characters',
  DATA_KEYS: `t1:${Buffer.alloc(32, 7).toString('base64')}`,
}

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  const name = `maru_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = kind === 'postgres' ? urlOf(name) : undefined
  let site: OwnSite
  let picture: Uint8Array<ArrayBuffer>
  beforeAll(async () => {
    picture = new Uint8Array(await largePicture(0.5))
    if (databaseUrl) await administer((client) => client.query(`create database ${name}`))
    site = await ownSite(`consultations-${kind}`, { ...KEYS, TRUST_PROXY: 'true', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) })
  }, 200_000)
  afterAll(async () => {
    await site?.remove()
    if (databaseUrl) await administer((client) => client.query(`drop database ${name} with (force)`))
  })

  const identified = demoPeople(new Date()).flatMap(({ member }) =>
    member?.memberId && !member.status && !member.lacks ? [member.memberId] : [],
  )
  const senders = new Map<string, Sender>()
  async function senderOf(memberId: string): Promise<Sender> {
    const address = `203.0.113.${identified.indexOf(memberId) + 1}`
    const known = senders.get(memberId)
    if (known) return known
    const response = await fetch(`${site.url}/svc/signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, 'x-forwarded-for': address },
      body: JSON.stringify({ memberId, password: DEMO_PASSWORD }),
    })
    expect(response.status).toBe(200)
    const pairs = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]!)
    const sender = { url: site.url, address, cookie: pairs.filter((pair) => !pair.endsWith('=')).join('; ') }
    senders.set(memberId, sender)
    return sender
  }

  test(`every request that was acknowledged is stored with its pictures: ${KILLS} kills`, async () => {
    const random = seeded(SEED)
    const sent: SentRequest[] = []
    let resumed = 0

    const begin = (): SentRequest => {
      const contents = `${sent.length}번째 요청`
      const pictures = Array.from({ length: PICTURES }, (_, i) => ({ name: `방 ${i}.jpg`, bytes: picture }))
      sent.push({ contents, key: randomUUID(), pictures })
      return sent.at(-1)!
    }
    /** Again and again, until the connection is gone; any other complaint is the test's. */
    async function untilKilled(sender: Sender, killed: () => boolean): Promise<SentRequest | undefined> {
      for (;;) {
        const request = begin()
        try {
          await advance(sender, request)
        } catch (cause) {
          if (killed() && cause instanceof TypeError) return request
          throw cause
        }
      }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      const at = Array.from({ length: AT_ONCE }, (_, i) => identified[(kill * AT_ONCE + i) % identified.length]!)
      const by = await Promise.all(at.map(senderOf))
      let killed = false
      const work = Promise.all(by.map((sender) => untilKilled(sender, () => killed)))
      await Promise.race([work, sleep(50 + Math.floor(random() * 2_000))])
      killed = true
      await site.kill()
      const broken = await work
      await site.start()
      // The same browsers come back: what arrived is not sent again, and what was stored is answered again.
      for (const [i, request] of broken.entries()) {
        if (request!.pictures.some(({ uploadId }) => uploadId !== undefined)) resumed++
        await advance(by[i]!, request!)
      }
    }
    expect(await site.stop()).toBe(0)

    useSettings(site.dataDir, KEYS)
    const open = await openDatabase({ dataDir: site.dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
    try {
      const own = new Map(sent.map((request) => [request.counselSeq!, request]))
      const rows = (await open.db.select().from(consultations)).filter(({ contents }) => /^\d+번째 요청$/.test(contents))
      expect(rows.map(({ counselSeq }) => counselSeq).toSorted((a, b) => a - b)).toEqual([...own.keys()].toSorted((a, b) => a - b))
      expect(rows.every((row) => row.contents === own.get(row.counselSeq)!.contents)).toBe(true)
      const stages = (await open.db.select().from(consultationStages)).filter(({ counselSeq }) => own.has(counselSeq))
      expect(stages).toHaveLength(rows.length)
      const files = (await open.db.select().from(consultationFiles)).filter(({ counselSeq }) => counselSeq && own.has(counselSeq))
      for (const [counselSeq, { pictures }] of own)
        expect(
          files.flatMap((file) => (file.counselSeq === counselSeq ? [file.fileKey] : [])).toSorted(),
          `the pictures of request ${counselSeq}`,
        ).toEqual(pictures.map(({ fileKey }) => fileKey!).toSorted())
      for (const { file, bytes } of files) expect(await uploadedFiles().sizeOf(file), file).toBe(bytes)
      console.log(
        JSON.stringify({ test: `consultations under kill -9 on ${kind}`, kills: KILLS, acknowledged: own.size, resumed, lost: 0 }),
      )
    } finally {
      await open.close()
    }
  })
})
