import { beforeEach, describe, expect, test } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { RecordSession } from './record-session'
import type { FormCopy, StoredRecord } from './session-input'

interface Form {
  title: string
  text: string
}
type Stored = StoredRecord<Form>

const SCHEMA = { type: 'object', properties: { title: { type: 'string', title: '제목' }, text: { type: 'string', title: '본문' } } }

/** A service and a browser whose clock, network and answers the test controls. */
class World {
  stored: Stored = {
    version: 1,
    form: { title: '가', text: '' },
    updatedBy: { id: 'other', name: '한결' },
    updatedAt: '2026-11-20T00:00:00Z',
  }
  copy: FormCopy<Form> | undefined
  now = 0
  timers: { at: number; work: () => void }[] = []
  isOnline = true
  saves: { version: number; form: Form }[] = []
  /** Answers of the next saves; 'lost' stores and then fails. */
  answers: ('ok' | 'lost' | 'down' | 'refused' | 'signed-out')[] = []
  /** Set to hold the next answer back. */
  gate: Promise<void> | undefined

  readonly session = new RecordSession<Stored>({
    first: this.stored,
    schema: SCHEMA,
    canWrite: true,
    staffId: 'me',
    open: async () => this.stored,
    save: async (version, form) => {
      this.saves.push({ version, form })
      await this.gate
      const answer = this.answers.shift() ?? 'ok'
      if (answer === 'down') throw new CallFailure('500', '연결할 수 없습니다.', { status: 503 })
      if (answer === 'signed-out') throw new CallFailure('403', '관리자만 이용할 수 있습니다.', { status: 403 })
      if (answer === 'refused')
        throw new CallFailure('400', '확인해 주세요.', { problems: [{ pointer: '/title', message: '너무 깁니다.' }] })
      if (version !== this.stored.version) throw new CallFailure('409', '먼저 저장했습니다.', { status: 409 })
      this.stored = { ...this.stored, version: version + 1, form, updatedBy: { id: 'me', name: '나' } }
      if (answer === 'lost') throw new CallFailure('500', '연결할 수 없습니다.', { status: 503 })
      return { version: this.stored.version }
    },
    autosave: {
      copies: { put: async (work) => void (this.copy = structuredClone(work)), clear: async () => void (this.copy = undefined) },
      now: () => this.now,
      later: (work, ms) => {
        const timer = { at: this.now + ms, work }
        this.timers.push(timer)
        return () => void (this.timers = this.timers.filter((one) => one !== timer))
      },
      isOnline: () => this.isOnline,
      isSaving: true,
    },
  })
  leave = this.session.attend()

  get state() {
    return this.session.store.getState()
  }
  type(title: string): void {
    this.session.draft.write([{ pointer: '/title', value: title }], false)
  }
  another(form: Partial<Form>): void {
    this.stored = {
      ...this.stored,
      version: this.stored.version + 1,
      form: { ...this.stored.form, ...form },
      updatedBy: { id: 'other', name: '한결' },
    }
  }
  async wait(ms: number): Promise<void> {
    const until = this.now + ms
    for (;;) {
      await new Promise((done) => setTimeout(done))
      const next = this.timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers = this.timers.filter((one) => one !== next)
      this.now = Math.max(this.now, next.at)
      next.work()
    }
    this.now = until
  }
}

let world: World
beforeEach(() => {
  world = new World()
})

describe('a record that saves itself', () => {
  test('saves after a pause, once, and empties its local copy', async () => {
    for (const title of ['가나', '가나다', '가나다라']) world.type(title)
    expect([world.state.save, world.copy?.form.title]).toEqual(['dirty', '가나다라'])
    await world.wait(1_000)
    expect(world.saves).toEqual([{ version: 1, form: { title: '가나다라', text: '' } }])
    expect([world.state.save, world.state.opened.version, world.copy]).toEqual(['saved', 2, undefined])
  })

  test('typing without a pause is saved in between', async () => {
    for (let i = 0; i < 12; i++) {
      world.type(`가${i}`)
      await world.wait(500)
    }
    expect(world.saves.length).toBeGreaterThanOrEqual(1)
  })

  test('one request is in flight, and its answer leaves newer typing alone', async () => {
    let open = () => undefined as void
    world.gate = new Promise<void>((resolve) => (open = resolve))
    world.type('첫째')
    await world.wait(800)
    world.type('둘째')
    await world.wait(5_000)
    expect(world.saves.map(({ form }) => form.title)).toEqual(['첫째'])
    open()
    await world.wait(1_000)
    expect(world.session.draft.form.title).toBe('둘째')
    expect(world.saves.map(({ version, form }) => [version, form.title])).toEqual([
      [1, '첫째'],
      [2, '둘째'],
    ])
    expect(world.state.save).toBe('saved')
  })

  test('goes on trying while the service is away, and the words stay in the browser', async () => {
    world.answers = ['down', 'down']
    world.type('새 제목')
    await world.wait(900)
    expect([world.state.save, world.copy?.form.title]).toEqual(['failed', '새 제목'])
    await world.wait(5_000)
    expect([world.state.save, world.stored.form.title, world.copy]).toEqual(['saved', '새 제목', undefined])
  })

  test('says that the sign-in ended, and saves after the next one', async () => {
    world.answers = ['signed-out']
    world.type('새 제목')
    await world.wait(900)
    expect([world.state.save, world.state.fault]).toEqual(['signed-out', '로그인이 끝났습니다. 새 창에서 로그인한 뒤 다시 저장해 주세요.'])
    world.session.retry()
    await world.wait(10)
    expect(world.state.save).toBe('saved')
  })

  test('a save whose answer was lost is no conflict with oneself', async () => {
    world.answers = ['lost']
    world.type('새 제목')
    await world.wait(900)
    world.type('더 새로운 제목')
    await world.wait(10_000)
    expect(world.state.question).toBeNull()
    expect([world.stored.form.title, world.state.save]).toEqual(['더 새로운 제목', 'saved'])
  })

  test('a refusal is shown at its field without taking the focus', async () => {
    world.answers = ['refused']
    world.type('새 제목')
    await world.wait(900)
    expect(world.session.draft.store.getState()).toMatchObject({ problems: [{ pointer: '/title' }], requestedField: null })
    expect(world.state.save).toBe('refused')
    world.type('짧은 제목')
    await world.wait(900)
    expect(world.state.save).toBe('saved')
  })
})

test('a text that stands in a field and could not be taken stops a publication, and is led to', async () => {
  world.type('새 제목')
  world.session.draft.stand('/text', '본문은 숫자 형식이어야 합니다.')
  const published: number[] = []
  const publish = () => world.session.act('publish', async (version) => (published.push(version), {}), '게시했습니다.')
  expect(await publish()).toBe(false)
  const shown = () => world.session.draft.store.getState()
  expect(shown()).toMatchObject({ problems: [{ pointer: '/text' }], requestedField: { path: '/text' } })
  // A draft stores what is right all the same.
  expect(await world.session.save()).toBe(false)
  expect([world.stored.form.title, published]).toEqual(['새 제목', []])
  world.session.draft.stand('/text', undefined)
  expect(shown().problems).toEqual([])
  expect(await publish()).toBe(true)
})

describe('two members of staff', () => {
  test('what only the other changed is taken, and both are saved', async () => {
    world.another({ text: '한결의 본문' })
    world.type('내 제목')
    await world.wait(3_000)
    expect(world.stored.form).toEqual({ title: '내 제목', text: '한결의 본문' })
    expect(world.session.draft.form.text).toBe('한결의 본문')
    expect(world.state.fault).toContain('한결 님이 먼저 저장한 내용과 합쳤습니다.')
  })

  test('what both changed is asked, nothing is sent meanwhile, and the answer is saved', async () => {
    world.another({ title: '한결의 제목' })
    world.type('내 제목')
    await world.wait(1_000)
    expect(world.state.save).toBe('conflict')
    expect(world.state.question?.conflicts).toMatchObject([{ title: '제목', mine: '내 제목', theirs: '한결의 제목' }])
    world.type('내 새 제목')
    await world.wait(10_000)
    expect([world.saves.length, world.copy?.form.title]).toEqual([1, '내 새 제목'])
    world.session.takeOver(world.state.question!.theirs, { title: '내 새 제목', text: '' })
    await world.wait(1_000)
    expect([world.stored.form.title, world.state.save, world.copy]).toEqual(['내 새 제목', 'saved', undefined])
  })
})

test('the words of a closed tab go on where they stopped, also after another has saved', async () => {
  world.answers = ['down']
  world.type('내 제목')
  await world.wait(900)
  world.leave()
  const work = world.copy!
  world.another({ text: '한결의 본문' })

  const next = new World()
  next.stored = world.stored
  next.session.store.setState({ opened: world.stored })
  next.session.draft.settle(world.stored.form)
  next.session.restore(work)
  await next.wait(3_000)
  expect(next.stored.form).toEqual({ title: '내 제목', text: '한결의 본문' })
  expect(next.copy).toBeUndefined()
})

describe('a record that nobody has stored', () => {
  const unstored = (problems: { pointer: string; message: string }[]) => {
    const calls: string[] = []
    const session = new RecordSession<Stored>({
      first: { version: 0, form: { title: '', text: '' }, updatedBy: null, updatedAt: '2026-11-20T00:00:00Z' },
      schema: SCHEMA,
      canWrite: true,
      staffId: 'me',
      open: async () => ({ version: 1, form: { title: '', text: '' }, updatedBy: null, updatedAt: '2026-11-20T00:00:00Z' }),
      save: async (version) => (calls.push(`save ${version}`), { version: 1 }),
      lacking: problems,
      autosave: {
        copies: { put: async () => undefined, clear: async () => undefined },
        now: () => 0,
        later: () => () => undefined,
        isOnline: () => true,
        isSaving: true,
      },
    })
    const publish = () => session.act('publish', async (version) => (calls.push(`publish ${version}`), {}), '게시했습니다.')
    return { session, calls, publish }
  }

  test('marks every field at once when it is published empty, and stores nothing', async () => {
    const problems = [
      { pointer: '/title', message: '제목을 입력해 주세요.' },
      { pointer: '/text', message: '본문을 입력해 주세요.' },
    ]
    const { session, calls, publish } = unstored(problems)
    expect(await publish()).toBe(false)
    expect(calls).toEqual([])
    expect(session.draft.store.getState()).toMatchObject({ problems, requestedField: { path: '/title' } })
  })

  test('is stored first where nothing is missing', async () => {
    const { calls, publish } = unstored([])
    expect(await publish()).toBe(true)
    expect(calls).toEqual(['save 0', 'publish 1'])
  })

  test('is not said to be saved before anything is typed', async () => {
    const { session, calls } = unstored([])
    expect(await session.save()).toBe(false)
    expect([calls, session.draft.store.getState().announcement]).toEqual([[], '아직 입력한 내용이 없습니다.'])
  })
})
