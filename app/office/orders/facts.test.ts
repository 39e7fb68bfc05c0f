import { expect, test } from 'vitest'
import { ORDER_NEWS, orderMessages } from '@/services/db/tables/orders'
import { messageFacts } from './facts'

test('every message to a buyer has Korean words in the console, and no code', () => {
  const { channel, state } = orderMessages
  const dueAt = '2026-06-01T00:00:00Z'
  const shown = ORDER_NEWS.flatMap((news) =>
    channel.enumValues.flatMap((by) =>
      state.enumValues.map((is) => messageFacts({ messages: [{ news, channel: by, state: is, dueAt }] } as never)[0]!),
    ),
  )
  expect(
    shown.map(([name, words]) => `${String(name)} ${String(words)}`).filter((text) => /[A-Za-z]|알림 ·|그 밖|확인 중/.test(text)),
  ).toEqual([])
})
