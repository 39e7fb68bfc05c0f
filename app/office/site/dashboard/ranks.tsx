import type { Item } from '@/schemas/api/base/contract'
import type { readDashboard } from '@/schemas/api/site/dashboard'
import { SOURCE_WORDS } from '@/schemas/words/view-sources'
import { HomeSection, Quiet } from '../home/home-section'
import { ChangeMark } from '@/app/office/_parts/change-mark'
import type { CountedKind } from './count-tiles'
import { numberWords } from './words'
import { PlainTable } from '@/app/office/_parts/plain-table'

type Board = Item<typeof readDashboard>
const COLUMNS = ['이 기간', '앞 기간보다'] as const

/** What was counted most of one kind. */
export function SubjectRanks({ kind, subjects }: { kind: CountedKind; subjects: Board['subjects'] }) {
  return (
    <HomeSection title={`많은 ${kind.subject}`}>
      {subjects.length === 0 ? (
        <Quiet>이 기간에는 기록이 없습니다.</Quiet>
      ) : (
        <PlainTable
          label={`많은 ${kind.subject}`}
          columns={[kind.subject, ...COLUMNS]}
          rows={subjects.map(({ subject, words, path, count, before }) => ({
            key: subject,
            cells: [
              path ? (
                <a href={path} className="underline-offset-4 hover:underline max-md:inline-block max-md:py-2">
                  {words}
                </a>
              ) : (
                words
              ),
              numberWords(count),
              <ChangeMark key="change" count={count} before={before} isBad={kind.isBad} />,
            ],
          }))}
        />
      )}
    </HomeSection>
  )
}

/** Where the visitors of one kind came from. */
export function SourceRanks({ sources }: { sources: Board['sources'] }) {
  const total = sources.reduce((sum, { count }) => sum + count, 0)
  return (
    <HomeSection title="들어온 곳">
      {total === 0 ? (
        <Quiet>이 기간에는 기록이 없습니다.</Quiet>
      ) : (
        <PlainTable
          label="들어온 곳"
          columns={['들어온 곳', '비율', ...COLUMNS]}
          rows={sources.map(({ source, count, before }) => ({
            key: source,
            cells: [
              SOURCE_WORDS[source],
              `${Math.round((count / total) * 100)}%`,
              numberWords(count),
              <ChangeMark key="change" count={count} before={before} />,
            ],
          }))}
        />
      )}
    </HomeSection>
  )
}
