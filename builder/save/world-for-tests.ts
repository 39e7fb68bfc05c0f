import { CallFailure } from '@/schemas/api/base/failure'
import { applyOps } from '@/schemas/page/ops'
import { readTree, writeTree } from '@/schemas/page/tree'
import type { PageDocument } from '@/schemas/page/document'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import { Saver, type Batch, type LocalCopy } from '@/renderer/editing/saver'

export const typed = (id: string, value: string) => [{ op: 'setProp' as const, id, path: ['text'], value }]

/** A server that stores a draft like ours, over a network that can be slowed, cut, and made to lose its answers. */
export function world(content = [heading('a'), heading('b')]) {
  const editor = sampleEditor(content)
  const server = {
    document: editor.document(),
    draftNumber: 1,
    keys: new Map<string, number>(),
    by: '한결',
    isSignedOut: false,
    barred: '',
  }
  const network = { isUp: true, losesAnswers: 0, delays: [] as number[] }
  const clock = { now: 0, timers: [] as { at: number; work: () => void }[] }
  const copies = { work: undefined as LocalCopy | undefined }
  let key = 0

  const answer = ({ ops, saveKey, draftNumber }: Batch): { draftNumber: number } => {
    if (server.isSignedOut) throw new CallFailure('403', '관리자만 이용할 수 있습니다.', { status: 403 })
    const known = server.keys.get(saveKey)
    if (known !== undefined) return { draftNumber: known }
    if (draftNumber !== server.draftNumber)
      throw new CallFailure('409', '다른 사람이 먼저 저장했습니다.', {
        status: 409,
        item: { draftNumber: server.draftNumber, updatedBy: { id: 's', name: server.by }, updatedAt: '2026-11-21T05:02:00Z' },
      })
    const tree = readTree(server.document)
    try {
      applyOps(tree, ops)
    } catch {
      throw new CallFailure('400', '편집 내용을 저장할 수 없습니다.', {
        problems: [{ pointer: '/ops/0', message: '맞지 않는 편집입니다.' }],
      })
    }
    // A role that may not change this text: what counts is the draft before and after.
    const textOf = (document: PageDocument) => document.blocks.find(({ id }) => id === server.barred)?.props['text']
    if (textOf(server.document) !== textOf(writeTree(tree)))
      throw new CallFailure('403', '이 블록을 바꿀 권한이 없습니다.', {
        status: 403,
        problems: [{ pointer: '/blocks', message: '이 블록을 바꿀 권한이 없습니다.', keyword: 'right' }],
      })
    server.document = writeTree(tree)
    server.draftNumber += 1
    server.keys.set(saveKey, server.draftNumber)
    return { draftNumber: server.draftNumber }
  }
  const later = (work: () => void, ms: number) => {
    const timer = { at: clock.now + ms, work }
    clock.timers.push(timer)
    return () => void (clock.timers = clock.timers.filter((one) => one !== timer))
  }
  const saver = new Saver({
    editor,
    draftNumber: 1,
    savedAt: 0,
    newKey: () => `key-${++key}`,
    now: () => clock.now,
    later,
    isOnline: () => network.isUp,
    copies: { put: async (work) => void (copies.work = structuredClone(work)), clear: async () => void (copies.work = undefined) },
    send: (batch) =>
      new Promise((resolve, reject) => {
        const sent = structuredClone(batch)
        later(() => {
          if (!network.isUp) return reject(new CallFailure('network', '네트워크 연결을 확인한 뒤 다시 시도해 주세요.', { status: 503 }))
          try {
            const saved = answer(sent)
            if (network.losesAnswers > 0) {
              network.losesAnswers -= 1
              reject(new CallFailure('network', '연결이 끊겼습니다.', { status: 503 }))
            } else resolve(saved)
          } catch (error) {
            if (error instanceof Error) reject(error)
          }
        }, network.delays.shift() ?? 10)
      }),
  })
  /** Advances time, timer by timer, with the promises that they start. */
  const pass = async (ms: number) => {
    const end = clock.now + ms
    for (;;) {
      const next = clock.timers.filter(({ at }) => at <= end).sort((x, y) => x.at - y.at)[0]
      if (!next) break
      clock.timers = clock.timers.filter((timer) => timer !== next)
      clock.now = next.at
      next.work()
      for (let i = 0; i < 5; i++) await Promise.resolve()
      await new Promise((resolve) => setImmediate(resolve))
    }
    clock.now = end
  }
  const state = () => saver.store.getState()
  return { editor, server, network, copies, saver, pass, state, stored: () => JSON.stringify(server.document) }
}

export function applyTo(server: { document: PageDocument; draftNumber: number }, ops: Parameters<typeof applyOps>[1]) {
  const tree = readTree(server.document)
  applyOps(tree, ops)
  server.document = writeTree(tree)
  server.draftNumber += 1
}
