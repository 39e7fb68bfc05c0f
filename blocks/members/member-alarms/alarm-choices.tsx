'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { saveAlarmChoice, type listAlarmChoices } from '@/schemas/api/members/alarms'
import {
  ALARM_CHANNELS,
  ALARM_KINDS,
  CHANNEL_WORDS,
  KIND_WORDS,
  type AlarmChannel,
  type AlarmKind,
} from '@/schemas/rules/members/alarm-kinds'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'

interface Props {
  id: string
  choices: readonly Listed<typeof listAlarmChoices>[]
  reach: Item<typeof listAlarmChoices>
}

const keyOf = (kind: AlarmKind, channel: AlarmChannel): string => `${kind} ${channel}`

/** Which kinds of alarms the member also wants by mail or text message. Each change is stored at once; one that fails is taken back. */
export function AlarmChoices({ id, choices, reach }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(choices.map(({ kind, channel }) => keyOf(kind, channel))))
  const [pending, setPending] = useState<ReadonlySet<string>>(() => new Set())
  const put = (key: string, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((one) => one !== key).concat(isChosen ? [key] : [])))

  const change = async (kind: AlarmKind, channel: AlarmChannel, isChosen: boolean) => {
    const key = keyOf(kind, channel)
    put(key, isChosen)
    setPending((before) => new Set([...before, key]))
    try {
      await call(saveAlarmChoice, { kind, channel, chosenYn: isChosen ? 'Y' : 'N' })
      const what = `${KIND_WORDS[kind]} 소식을 ${CHANNEL_WORDS[channel]}로`
      showSnackbar(isChosen ? `${what} 보내 드립니다.` : `${what} 보내지 않습니다.`)
    } catch (error) {
      put(key, !isChosen)
      await sayFailure(error, { id: saveAlarmChoice.id })
    } finally {
      setPending((before) => new Set([...before].filter((one) => one !== key)))
    }
  }
  const lacks = ALARM_CHANNELS.filter((channel) => !reach[channel])
  return (
    <>
      <p className="mt-2 text-small text-ink-mute">
        알림은 언제나 이 화면에 모입니다. 다른 방법으로도 받으시려면 골라 주세요. 밤 9시부터 아침 8시까지의 소식은 아침에 보내 드립니다.
      </p>
      <ul className="mt-5 border-t border-ink">
        {ALARM_KINDS.map((kind) => (
          <li key={kind} className="border-b border-line">
            <div role="group" aria-labelledby={`${id}-${kind}`} className="flex min-h-14 flex-wrap items-center justify-between gap-x-8">
              <span id={`${id}-${kind}`} className="font-medium">
                {KIND_WORDS[kind]}
              </span>
              <div className="flex gap-6">
                {ALARM_CHANNELS.map((channel) => {
                  const key = keyOf(kind, channel)
                  return (
                    <CheckBox
                      key={channel}
                      id={`${id}-${kind}-${channel}`}
                      checked={chosen.has(key)}
                      disabled={!reach[channel] && !chosen.has(key)}
                      aria-busy={pending.has(key)}
                      onChange={({ target }) => !pending.has(key) && void change(kind, channel, target.checked)}
                      className={reach[channel] ? '' : 'text-ink-mute'}
                    >
                      {CHANNEL_WORDS[channel]}
                    </CheckBox>
                  )
                })}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {lacks.length > 0 && (
        <p className="mt-3 text-small text-ink-mute">
          {lacks.map((channel) => CHANNEL_WORDS[channel]).join(', ')}로는 지금 보내 드릴 수 없습니다.{' '}
          <a href="/mypage/account/info" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            연락처 확인하기
          </a>
        </p>
      )}
    </>
  )
}
