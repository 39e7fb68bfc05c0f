'use client'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { fullMoment } from '@/builder/list/recent-moment'
import { useForm } from '@/builder/list/use-form'
import { TextField } from '@/builder/list/text-field'
import { useKeptText } from '@/builder/list/use-kept-text'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { CHECK } from '@/builder/ui/check'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import { saveMedia } from '@/schemas/api/site/media-library'
import { fieldMessage } from '@/schemas/words/messages'
import { FilmParts } from './film-parts'
import { MediaPreview } from './media-preview'
import { MediaVersions } from './media-versions'
import { formatBytes } from '@/schemas/words/format-bytes'
import { formatSeconds } from './format-seconds'
import { ReplaceButton } from './replace-button'
import { UsageList } from './usage-list'
import type { MediaDetail } from './use-media-file'

export interface MediaFormProps {
  media: MediaDetail
  canWrite: boolean
  onChanged: (words: string) => Promise<void>
  /** Reads the file again, after someone else changed it. */
  onReload: () => void
  onTrash: () => void
}

type Typed = Partial<Pick<MediaDetail, 'name' | 'alt' | 'decorative' | 'focal'>>

/** What a file says, beside its picture; each part below it saves by itself. */
export function MediaForm({ media, canWrite, onChanged, onReload, onTrash }: MediaFormProps) {
  const { file, version } = media
  // It stays in the tab through the sheet's end, another file and an ended session.
  const kept = useKeptText(`media:${file}`)
  const { since = version, ...typed } = (kept.text === '' ? {} : JSON.parse(kept.text)) as Typed & { since?: number }
  /** After someone else's change: what is stored is told beside what was typed. */
  const [isMerging, setMerging] = useState(since !== version)
  const { name, alt, decorative: isDecorative, focal } = { ...media, ...typed }
  const type = (change: Typed) => kept.change(JSON.stringify({ since, ...typed, ...change }))
  const isChanged = name !== media.name || alt !== media.alt || isDecorative !== media.decorative || focal !== media.focal
  const form = useForm<'name' | 'alt'>(async () => {
    if (name.trim() === '') return { name: fieldMessage('required', '이름') }
    await call(saveMedia, { file, version, name: name.trim(), alt: alt.trim(), decorativeYn: isDecorative ? 'Y' : 'N', focal })
    await onChanged('저장했습니다.')
    kept.change('')
    setMerging(false)
  }, ['name', 'alt'])
  const storedWords = (field: 'name' | 'alt'): string =>
    isMerging && typed[field] !== undefined && typed[field] !== media[field] ? `지금 저장된 글: ${media[field] || '(없음)'}. ` : ''
  const isPicture = media.kind === 'picture'

  return (
    <>
      <MediaPreview media={media} focal={focal} onFocal={(point) => type({ focal: point })} canWrite={canWrite} onChanged={onChanged} />
      <form {...form.given} className="mt-4 flex flex-col gap-4">
        <TextField
          label="이름"
          help={storedWords('name') || undefined}
          value={name}
          maxLength={200}
          readOnly={!canWrite}
          {...form.field('name', (value) => type({ name: value }))}
        />
        {isPicture && (
          <div className="flex flex-col gap-2">
            <TextField
              label="대체 글"
              fault={form.faults.alt}
              help={
                storedWords('alt') +
                (isDecorative
                  ? '꾸미기만 하는 사진은 읽지 않습니다.'
                  : '사진을 볼 수 없는 사람에게 읽어 줍니다. 이 사진을 새로 고르는 곳에 들어갑니다.')
              }
              field="alt"
              value={alt}
              rows={2}
              maxLength={200}
              readOnly={!canWrite || isDecorative}
              onChange={(value) => type({ alt: value })}
            />
            <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                checked={isDecorative}
                disabled={!canWrite}
                onChange={({ currentTarget }) => type({ decorative: currentTarget.checked })}
                className={CHECK}
              />
              꾸미는 사진이라 대체 글이 필요 없습니다
            </label>
          </div>
        )}
        <FormAlert faults={form.faults} />
        {canWrite && isChanged && (
          <p className="flex flex-wrap items-center gap-x-3 text-studio-text-mute">
            아직 저장하지 않은 내용입니다. 이 탭을 닫기 전까지 남아 있습니다.
            <ActButton onClick={() => kept.change('')}>되돌리기</ActButton>
          </p>
        )}
        {canWrite && (
          <div className="flex flex-wrap gap-2">
            <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy || !isChanged}>
              {form.isBusy ? '저장하는 중입니다' : '저장'}
            </button>
            {(form.faults.form ?? '').includes('다른 사람이') && (
              <ActButton
                onClick={() => {
                  setMerging(true)
                  form.mend('form')
                  onReload()
                }}
              >
                바뀐 내용 불러오기
              </ActButton>
            )}
            <ReplaceButton media={media} onChanged={onChanged} />
            <button type="button" className={`${DESTROY_BUTTON} ml-auto`} onClick={onTrash}>
              <Trash2 {...ICON} size={14} />
              휴지통으로
            </button>
          </div>
        )}
      </form>
      {media.kind === 'film' && <FilmParts media={media} canWrite={canWrite} onChanged={onChanged} />}
      <Section title={`쓰이는 곳 ${media.usages.length}`}>
        <UsageList usages={media.usages} />
      </Section>
      {media.versions.length > 0 && (
        <Section title="이전 버전">
          <MediaVersions media={media} canWrite={canWrite} onChanged={onChanged} />
        </Section>
      )}
      <Section title="정보">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 tabular-nums">
          <dt className="text-studio-text-mute">크기</dt>
          <dd>{media.pages === null ? `${media.width} × ${media.height}` : `${media.pages}쪽`}</dd>
          {media.seconds !== null && (
            <>
              <dt className="text-studio-text-mute">길이</dt>
              <dd>{formatSeconds(media.seconds)}</dd>
            </>
          )}
          <dt className="text-studio-text-mute">용량</dt>
          <dd>{formatBytes(media.bytes)}</dd>
          <dt className="text-studio-text-mute">올린 날</dt>
          <dd>{fullMoment(media.createdAt)}</dd>
          <dt className="text-studio-text-mute">주소</dt>
          <dd className="break-all text-studio-label font-normal">{media.src}</dd>
        </dl>
      </Section>
    </>
  )
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="mt-6 border-t border-studio-line pt-4">
    <h3 className="mb-2 text-studio-label">{title}</h3>
    {children}
  </section>
)
