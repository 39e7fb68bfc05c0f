'use client'
// What the person hears of by mail and text, and when not. In the console everything of one's own work is seen.
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { NotLoaded } from '@/builder/list/not-loaded'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { CHECK } from '@/builder/ui/check'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readNewsChoices, saveNewsChoices } from '@/schemas/api/auth/staff-news'
import { NEWS, NEWS_CHANNEL_WORDS, NEWS_CHANNELS, type NewsChannel } from '@/schemas/rules/base/news-kinds'
import { DIGEST_MINUTES, newsTimesFault } from '@/schemas/rules/base/news-times'
import { AccountSection } from './account-section'
import { MobileForm } from './mobile-form'

type Choices = Item<typeof readNewsChoices>

interface NewsSectionProps {
  first: Rows<typeof readNewsChoices> | undefined
  /** The address as the account has it now. */
  email: string
  done?: string
  onDone: (words: string) => void
}

export function NewsSection({ first, email, done = '', onDone }: NewsSectionProps) {
  /** In which of the two forms it was done. */
  const [part, setPart] = useState<'choices' | 'mobile'>('choices')
  const { data, error, mutate } = useRows('newsChoices', readNewsChoices, {}, first)
  const choices = data?.answer.item
  const doneIn =
    (where: typeof part) =>
    (words: string): void => {
      setPart(where)
      onDone(words)
      void mutate()
    }
  return (
    <AccountSection title="소식 받기" id="news" done={part === 'mobile' ? done : ''}>
      {error !== undefined && <NotLoaded error={error} isPartial={choices !== undefined} onRetry={() => void mutate()} />}
      {!choices && error === undefined && <WaitingRows />}
      {choices && choices.kinds.length === 0 && (
        <p className="max-w-160 text-studio-text-mute">
          지금 역할에는 들어오는 일이 없습니다. 맡은 일이 생기면 여기에서 받을 곳을 고를 수 있습니다.
        </p>
      )}
      {choices && choices.kinds.length > 0 && (
        <>
          <p className="max-w-160">
            맡은 일이 들어오면 관리 화면의 종에 바로 보입니다. 메일이나 문자로도 받으려면 골라 주세요. 여러 건은 {DIGEST_MINUTES}분에 한 번
            묶어서 보내고, 화면에서 이미 읽은 것은 보내지 않습니다.
          </p>
          <ChoicesForm choices={{ ...choices, email }} done={part === 'choices' ? done : ''} onDone={doneIn('choices')} />
          {choices.canText && (
            <MobileForm
              key={`${choices.mobileNo} ${choices.isMobileVerified}`}
              mobileNo={choices.mobileNo}
              isVerified={choices.isMobileVerified}
              onDone={doneIn('mobile')}
            />
          )}
        </>
      )}
    </AccountSection>
  )
}

function ChoicesForm({ choices, done, onDone }: { choices: Choices; done: string; onDone: (words: string) => void }) {
  const [kinds, setKinds] = useState(choices.kinds)
  const [times, setTimes] = useState(timesOf(choices))
  const may: Record<NewsChannel, boolean> = {
    mail: choices.canMail && choices.email !== '',
    text: choices.canText && choices.isMobileVerified,
  }
  const shown = NEWS_CHANNELS.filter((channel) => (channel === 'mail' ? choices.canMail : choices.canText))
  const form = useForm<'quietFrom' | 'quietUntil'>(async () => {
    const fault = newsTimesFault(times)
    if (fault) return { quietFrom: fault }
    const chosen = kinds.flatMap(({ kind, ...ways }) =>
      NEWS_CHANNELS.filter((channel) => ways[channel]).map((channel) => ({ kind, channel })),
    )
    onDone((await call(saveNewsChoices, { chosen, ...times })).resultMessage)
  }, ['quietFrom', 'quietUntil'])
  const isChanged = JSON.stringify([kinds, times]) !== JSON.stringify([choices.kinds, timesOf(choices)])
  useLeaveGuard(isChanged && !form.isBusy)
  return (
    <form {...form.given} aria-label="소식 받기" className="flex max-w-160 flex-col gap-4">
      {shown.length > 0 && (
        <table className="w-full border-y border-studio-line text-left">
          <thead>
            <tr className="border-b border-studio-line text-studio-label text-studio-text-mute">
              <th scope="col" className="py-2 pr-3 font-normal">
                소식
              </th>
              {shown.map((channel) => (
                <th key={channel} scope="col" className="w-20 px-2 py-2 text-center font-normal">
                  {NEWS_CHANNEL_WORDS[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-studio-100">
            {kinds.map(({ kind, ...ways }) => (
              <tr key={kind}>
                <th scope="row" className="py-1 pr-3 font-normal">
                  {NEWS[kind].words}
                </th>
                {shown.map((channel) => (
                  <td key={channel} className="p-0 text-center">
                    <label className="inline-flex min-h-9 min-w-11 items-center justify-center max-md:min-h-11">
                      <span className="sr-only">
                        {NEWS[kind].words}, {NEWS_CHANNEL_WORDS[channel]}로 받기
                      </span>
                      <input
                        type="checkbox"
                        className={CHECK}
                        checked={ways[channel]}
                        disabled={!may[channel] && !ways[channel]}
                        onChange={({ currentTarget: { checked } }) =>
                          setKinds((before) => before.map((one) => (one.kind === kind ? { ...one, [channel]: checked } : one)))
                        }
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {choices.canMail && choices.email === '' && (
        <p className="text-studio-text-mute">메일로 받으려면 아래 ‘알림 메일’에 주소를 먼저 저장해 주세요.</p>
      )}
      {choices.canText && !choices.isMobileVerified && (
        <p className="text-studio-text-mute">문자로 받으려면 아래에서 휴대전화 번호를 먼저 확인해 주세요.</p>
      )}
      {shown.length === 0 ? (
        <p className="text-studio-text-mute">이 사이트는 아직 메일과 문자를 보내지 않습니다. 소식은 관리 화면에서만 보입니다.</p>
      ) : (
        <QuietFields times={times} onChange={(next) => setTimes((before) => ({ ...before, ...next }))} form={form} />
      )}
      <FormAlert faults={form.faults} />
      {shown.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy || !isChanged}>
            {form.isBusy ? '저장하는 중입니다' : '소식 받기 저장'}
          </button>
          <p role="status" className="text-studio-accent-700">
            {done}
          </p>
        </div>
      )}
    </form>
  )
}

const timesOf = ({ isQuiet, quietFrom, quietUntil, faultsAlways }: Choices) => ({ isQuiet, quietFrom, quietUntil, faultsAlways })
type Times = ReturnType<typeof timesOf>

interface QuietFieldsProps {
  times: Times
  onChange: (next: Partial<Times>) => void
  form: Pick<ReturnType<typeof useForm<'quietFrom' | 'quietUntil'>>, 'field'>
}

function QuietFields({ times, onChange, form }: QuietFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">방해 금지 시간</legend>
      <Choice isOn={times.isQuiet} onChange={(isQuiet) => onChange({ isQuiet })}>
        방해 금지 시간에는 메일과 문자를 보내지 않기
      </Choice>
      {times.isQuiet && (
        <div className="flex flex-col gap-3 pl-7">
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <TextField
              label="시작"
              placeholder="21:00"
              maxLength={5}
              look="max-w-28"
              value={times.quietFrom}
              {...form.field('quietFrom', (quietFrom) => onChange({ quietFrom }))}
            />
            <TextField
              label="끝"
              placeholder="08:00"
              maxLength={5}
              look="max-w-28"
              value={times.quietUntil}
              {...form.field('quietUntil', (quietUntil) => onChange({ quietUntil }))}
            />
          </div>
          <p className="text-studio-label font-normal text-studio-text-mute">
            한국 시각입니다. 그사이 들어온 것은 끝나는 때에 묶어서 보냅니다.
          </p>
          <Choice isOn={times.faultsAlways} onChange={(faultsAlways) => onChange({ faultsAlways })}>
            결제 문제는 이 시간에도 바로 받기
          </Choice>
        </div>
      )}
    </fieldset>
  )
}

const Choice = ({ isOn, onChange, children }: { isOn: boolean; onChange: (isOn: boolean) => void; children: string }) => (
  <label className="flex min-h-8 items-start gap-2 max-md:min-h-11">
    <input
      type="checkbox"
      checked={isOn}
      className={`${CHECK} mt-0.5 shrink-0`}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
)
