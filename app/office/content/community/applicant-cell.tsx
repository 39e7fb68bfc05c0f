import type { Listed } from '@/schemas/api/base/contract'
import type { browseApplications, openApplications } from '@/schemas/api/content/community-desk'
import { QUIET } from '../../_parts/desk/quiet'

interface ApplicantCellProps {
  row: Listed<typeof browseApplications>
  /** What was opened of the application for a reason. */
  opened: Listed<typeof openApplications> | undefined
  /** The rows are of one recruitment, whose name need not stand in each of them. */
  isOne: boolean
}

/** Who applied, masked; what was opened stands below the name. */
export function ApplicantCell({ row: { applicationSeq, name, phoneNo, title }, opened, isOne }: ApplicantCellProps) {
  return (
    <>
      <span className="block text-studio-title tracking-tight">{opened?.name ?? name}</span>
      <span className={`block tabular-nums ${QUIET}`}>
        {[`${applicationSeq}번`, opened?.phoneNo ?? phoneNo, opened?.email, isOne ? '' : title].filter(Boolean).join(' · ')}
      </span>
      {opened && (
        <div className="mt-2 grid max-w-160 gap-2 rounded-md bg-studio-100 px-3 py-2">
          <ul className="flex flex-wrap gap-x-4">
            {opened.snsUrls.map((url) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {url}
                  <span className="sr-only">(새 창)</span>
                </a>
              </li>
            ))}
          </ul>
          {opened.housingType && <p className={QUIET}>{opened.housingType}</p>}
          <p className="whitespace-pre-line">{opened.motive}</p>
          {opened.decisionReason && <p className={QUIET}>정한 사유: {opened.decisionReason}</p>}
        </div>
      )}
    </>
  )
}
