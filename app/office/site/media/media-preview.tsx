'use client'
import { useId, useState } from 'react'
import { FocalPoint, focalOf, focalText } from '@/builder/inspector/focal-point'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import { thumbnail } from '@/builder/ui/thumbnail'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { cropMedia } from '@/schemas/api/site/media-library'
import { WHOLE, type CropRect } from './crop-rect'
import { CropTool } from './crop-tool'
import type { MediaFormProps } from './media-form'
import type { MediaDetail } from './use-media-file'

/** Width by height of a picture before its crop, which only the cropped size and the crop tell. */
function originalRatio({ width, height, crop }: Pick<MediaDetail, 'width' | 'height' | 'crop'>): number {
  return crop ? width / crop.width / (height / crop.height) : width / height
}

type PreviewProps = Pick<MediaFormProps, 'media' | 'canWrite' | 'onChanged'> & { focal: string; onFocal: (focal: string) => void }

/** The picture with its focal point, or with the part that is shown of it; a film in its player; a PDF as its first page. */
export function MediaPreview(props: PreviewProps) {
  const { media, canWrite } = props
  const [mode, setMode] = useState<'focal' | 'crop'>('focal')
  if (media.kind === 'film')
    return (
      <video
        src={media.shown}
        poster={media.poster ? thumbnail(media.poster, 480) : undefined}
        controls
        playsInline
        preload={media.poster ? 'none' : 'metadata'}
        aria-label={media.name}
        className="aspect-video w-full rounded-sm bg-studio-900 object-contain"
      >
        {media.captions && <track kind="captions" srcLang="ko" label="한국어" src={media.captions} default />}
      </video>
    )
  if (media.kind === 'document')
    return (
      <a
        href={media.shown}
        target="_blank"
        rel="noopener"
        className="flex flex-col items-center gap-2 rounded-sm bg-studio-100 p-3 underline underline-offset-4"
      >
        {media.poster && <img src={thumbnail(media.poster, 480)} alt="" className="max-h-80 max-w-full rounded-xs shadow-studio" />}
        PDF 보기 (새 탭)
      </a>
    )
  return (
    <div className="flex flex-col gap-2">
      {canWrite && (
        <div role="group" aria-label="사진 손보기" className={`${SEGMENTS} self-start`}>
          <ActButton look={SEGMENT} aria-pressed={mode === 'focal'} onClick={() => setMode('focal')}>
            초점
          </ActButton>
          <ActButton look={SEGMENT} aria-pressed={mode === 'crop'} onClick={() => setMode('crop')}>
            자르기
          </ActButton>
        </div>
      )}
      {mode === 'focal' ? <Focal {...props} /> : <Crop {...props} onDone={() => setMode('focal')} />}
    </div>
  )
}

function Focal({ media, focal, onFocal, canWrite }: PreviewProps) {
  const id = useId()
  const ratio = media.width / media.height
  return (
    <>
      <div
        className="relative mx-auto overflow-hidden rounded-sm bg-studio-100"
        style={{ aspectRatio: ratio, width: `min(100%, calc(20rem * ${ratio}))`, backgroundColor: media.color }}
      >
        <img src={thumbnail(media.shown, 480)} alt={media.alt} draggable={false} className="size-full object-cover" />
        <FocalPoint
          focal={focalOf(focal)}
          isReadOnly={!canWrite}
          describedBy={id}
          onMove={(point) => onFocal(focalText(point))}
          onRest={() => undefined}
        />
      </div>
      <p id={id} className="text-studio-micro text-studio-text-mute">
        {canWrite ? '사진이 잘려도 남길 자리를 누르거나 화살표로 옮깁니다.' : '사진이 잘려도 남는 자리입니다.'}
      </p>
    </>
  )
}

function Crop({ media, onChanged, onDone }: PreviewProps & { onDone: () => void }) {
  const { file, version } = media
  const [rect, setRect] = useState<CropRect>(media.crop ?? WHOLE)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const ratio = originalRatio(media)

  async function save(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    const isWhole = rect.width === 100 && rect.height === 100
    try {
      await call(cropMedia, { file, version, crop: isWhole ? null : rect })
      await onChanged(isWhole ? '사진 전체를 보이게 했습니다.' : '사진을 잘랐습니다. 쓰이는 곳도 함께 바뀝니다.')
      onDone()
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '자르지 못했습니다. 다시 시도해 주세요.')
      setBusy(false)
    }
  }
  return (
    <>
      <CropTool src={thumbnail(media.original, 480)} ratio={ratio} rect={rect} onChange={setRect} />
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <div className="flex gap-2">
        <ActButton look={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void save()}>
          {isBusy ? '자르는 중입니다' : '이대로 자르기'}
        </ActButton>
        <ActButton onClick={onDone}>취소</ActButton>
      </div>
    </>
  )
}
