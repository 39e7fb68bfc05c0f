'use client'
// The audit log for staff: filtered by period, person, deed, thing and words; as a file for a reason.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { download } from '@/builder/save/export-json'
import { call } from '@/schemas/api/base/call'
import { browseAudits, exportAudits, MOST_AUDITS } from '@/schemas/api/site/audits'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ListScreen } from '@/app/office/_parts/list-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { ListScreenRows } from '@/app/office/_parts/list-screen-rows'
import { ListViews } from '@/app/office/_parts/list-views'
import { AuditFilters } from './audit-filters'
import { auditFilters, auditInput, isAuditFiltered, readAuditView, USUAL_FILTERS, withAuditChange, writeAuditView } from './audit-list-view'
import { AuditsTable } from './audits-table'

const LIST = {
  name: 'audits',
  contract: browseAudits,
  inputOf: auditInput,
  read: readAuditView,
  write: writeAuditView,
  change: withAuditChange,
}

export function AuditScreen({ brand, person, query, first }: ListScreenProps<typeof browseAudits>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [isExporting, setExporting] = useState(false)
  const [done, setDone] = useState('')
  const answer = list.data?.answer
  const total = answer?.totalCount ?? 0
  return (
    <ListScreen brand={brand} person={person} here="audit" title="감사 기록" unit="건" list={list}>
      <AuditFilters
        view={view}
        go={go}
        staff={answer?.item.staff ?? []}
        targetWords={answer?.items.find(({ target }) => target.id === view.target)?.target.words ?? ''}
      />
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-3">
        {total >= MOST_AUDITS && (
          <p className="text-studio-text-mute">{MOST_AUDITS.toLocaleString('ko-KR')}건까지 보여 드립니다. 기간이나 조건으로 좁혀 보세요.</p>
        )}
        <p role="status" className="text-studio-accent-700">
          {done}
        </p>
        <ListViews of="audit" person={person} kind={LIST} rows={rows} />
        {rightsOf(person).publishes('audit') && (
          <button type="button" className={`${LINE_BUTTON} ml-auto`} disabled={total === 0} onClick={() => setExporting(true)}>
            <Download {...ICON} />
            내려받기
          </button>
        )}
      </div>
      <ListScreenRows
        rows={rows}
        what="기록"
        nothing={{ title: '아직 기록이 없습니다.', text: '운영자와 회원이 한 일이 여기에 남습니다.' }}
        isFiltered={isAuditFiltered(view)}
        onReset={() => go({ ...USUAL_FILTERS })}
      >
        {({ answer: { items, totalCount } }) => <AuditsTable view={view} go={go} rows={items} total={totalCount} />}
      </ListScreenRows>
      {isExporting && (
        <ReasonDialog
          title="감사 기록 내려받기"
          text="지금 조건에 맞는 기록을 CSV 파일로 만듭니다. 한 번에 5만 건까지 담습니다."
          label="내려받는 사유"
          words="내려받기"
          busyWords="파일을 만드는 중입니다"
          onSubmit={async (reason) => {
            const { item } = await call(exportAudits, { ...auditFilters(view), reason })
            download(item.csv, 'text/csv;charset=utf-8', item.name)
            setExporting(false)
            setDone(`${item.rows.toLocaleString('ko-KR')}건을 CSV 파일로 내려받았습니다.`)
          }}
          onClose={() => setExporting(false)}
        />
      )}
    </ListScreen>
  )
}
