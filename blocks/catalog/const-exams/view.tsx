import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { Picture, photoPlace } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { ExamButton } from './exam-button.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** Construction examples as a rail; each opens over the page with its photographs and its products. */
export function ConstExams({ props, data }: ViewProps<Props, Data>) {
  const { label = '시공 예시', level = 3 } = props
  const Tag = `h${level}` as 'h3'
  if (data.exams.length === 0) {
    return (
      <div className="frame">
        <Empty title="아직 올라온 시공 예시가 없습니다." link={{ label: '시공사례 보기', href: '/styling/expert-style' }} />
      </div>
    )
  }
  return (
    <div className="frame">
      <ul aria-label={label} className="scroll-x bleed bleed-start -my-2 flex gap-(--grid-gap) py-2">
        {data.exams.map((exam) => {
          const [photo] = exam.imageList
          return (
            <li key={exam.SEQ} className="w-65 shrink-0 sm:w-80 lg:w-100">
              <article className="card photo-above relative" style={photoPlace(undefined, '4/5')}>
                <div className="mt-3.5 md:mt-4.5">
                  <Tag className="text-pretty max-md:text-[0.9375rem]/[1.4375rem] max-md:font-semibold md:text-title">
                    <ExamButton seq={exam.SEQ} title={exam.TITLE} />
                  </Tag>
                  <p className="meta mt-1 text-small text-ink-mute max-md:text-caption">
                    <span>{exam.CATE_NAME}</span>
                    <span>사진 {exam.imageList.length}장</span>
                  </p>
                </div>
                <Picture
                  image={photo ? shaped(photo.FILE_FULL_PATH, photo.ALT, photo.SHAPE) : undefined}
                  ratio="4/5"
                  sizes="(width >= 1280px) 400px, (width >= 480px) 320px, 260px"
                  lively
                  className="rounded-sm"
                />
              </article>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
