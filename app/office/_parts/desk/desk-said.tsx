import { ActButton } from '@/builder/ui/act-button'
import type { DeskDone } from './desk-definition'

/** What was done, and which rows stayed as they were. @param what a row as a Korean noun. */
export function DeskSaid({ words, isFailed = false, left = [], undo, next, what }: DeskDone & { what: string }) {
  return (
    <>
      <div
        role={isFailed ? 'alert' : 'status'}
        className={`mb-2 flex flex-wrap items-center gap-3 ${isFailed ? 'text-danger' : 'text-studio-accent-700'}`}
      >
        {words}
        {next && (
          <a href={next.href} className="underline underline-offset-4">
            {next.words}
          </a>
        )}
        {undo && <ActButton onClick={undo}>되돌리기</ActButton>}
      </div>
      {left.length > 0 && (
        <div role="alert" className="mb-3 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
          <p className="font-semibold">
            그대로 둔 {what} {left.length}건
          </p>
          <ul className="mt-1 grid gap-1">
            {left.map(({ name, href, words: why }, at) => (
              <li key={`${at} ${name}`} className="wrap-anywhere">
                {href ? (
                  <a href={href} className="tabular-nums underline underline-offset-4">
                    {name}
                  </a>
                ) : (
                  <span className="font-medium">{name}</span>
                )}{' '}
                {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
