import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeeping, runKeeping } from '@/lib/keeping'
import * as contracts from '@/schemas/api/events'
import { events } from '@/services/db/tables'
import { inProcess } from '@/services/kit/in-process'
import { openHouse, type House } from '@/tests/support/house'
import { KINDS_OF_DATABASE } from '@/tests/support/test-database'

describe.each(KINDS_OF_DATABASE)('on %s', (kind) => {
  let house: House
  const start = Date.now()
  const at = (days: number) => new Date(start + days * 86_400_000)
  beforeAll(async () => {
    house = await openHouse(kind)
    const event = { siteId: 'site', eventType: 'default', imgBannerPc: '/media/a.webp', imgBannerMo: '/media/b.webp', imgBannerAlt: '거실' }
    await house.open.db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '지난 이벤트', openStrDate: at(-9), openEndDate: at(-5), winnerDate: at(-1) },
      { ...event, eventSeq: 2, eventName: '더 지난 이벤트', openStrDate: at(-20), openEndDate: at(-15) },
      {
        ...event,
        eventSeq: 3,
        eventName: '봄 이벤트',
        openStrDate: at(-3),
        openEndDate: at(3),
        contentPc: '<p onclick="x()">안내</p>',
        applyBtnYn: 'N',
      },
      { ...event, eventSeq: 4, eventName: '새 이벤트', openStrDate: at(-1), openEndDate: at(8) },
      { ...event, eventSeq: 5, eventName: '다음 이벤트', openStrDate: at(2), openEndDate: at(9) },
    ])
  })
  afterAll(() => house.drop())
  const seqs = async (query: string, now?: Date) =>
    (await house.get(`/svc/eventSvcApi/svcList${query}`, now ? { now } : {})).data.items.map(({ EVENT_SEQ }) => EVENT_SEQ)

  test('S-EVT-12: an event is ongoing within its window, both ends included, and finished from then on', async () => {
    expect(await seqs('')).toEqual([4, 3])
    expect(await seqs('?eventTab=ongoing', at(2))).toEqual([5, 4, 3])
    expect(await seqs('?eventTab=ongoing', at(3))).toEqual([5, 4, 3])
    expect(await seqs('?eventTab=ongoing', new Date(at(3).getTime() + 1))).toEqual([5, 4])
    expect(await seqs('?eventTab=finished')).toEqual([1, 2])
    expect(await seqs('?eventTab=finished', new Date(at(3).getTime() + 1))).toEqual([3, 1, 2])
    expect(await seqs('?eventTab=anything')).toEqual([4, 3])
    expect(await seqs('?eventTab=finished&size=1&page=2')).toEqual([2])
  })

  test('an event is read with the field names of the contract', async () => {
    const { data } = await house.get('/svc/eventSvcApi/svcRead?eventSeq=3')
    expect(data.item).toEqual({
      EVENT_SEQ: 3,
      EVENT_NAME: '봄 이벤트',
      SUMMARY: '',
      EVENT_TYPE: 'default',
      EVENT_TAB: '',
      EVENT_LINK: '',
      IMG_BANNER_PC: '/media/a.webp',
      IMG_BANNER_MO: '/media/b.webp',
      IMG_BANNER_PC_ALT: '거실',
      IMG_BANNER_MO_ALT: '거실',
      OPEN_STR_DATE: at(-3).toISOString(),
      OPEN_END_DATE: at(3).toISOString(),
      WINNER_DT: null,
      APPLY_BTN_YN: 'N',
      CONTENT_PC: '<p>안내</p>',
    })
    expect((await house.get('/svc/eventSvcApi/svcRead?eventSeq=404')).status).toBe(404)
  })

  test('a page with the list holds until the next event opens or closes', async () => {
    const freshUntil = async (eventTab: 'ongoing' | 'finished') => {
      const keeping = newKeeping({ requestId: 'events-test' })
      await runKeeping(keeping, () => inProcess(contracts.listEvents, { eventTab }))
      expect([...keeping.tags.keys()]).toEqual(['events'])
      return keeping.freshUntil
    }
    expect(await freshUntil('ongoing')).toBe(at(2).getTime())
    expect(await freshUntil('finished')).toBe(at(3).getTime() + 1)
  })

  test('the clock of the server can be asked', async () => {
    expect((await house.get('/svc/eventSvcApi/getCurrentDate', { now: at(1) })).data.item).toEqual({ currentDate: at(1).toISOString() })
  })
})
