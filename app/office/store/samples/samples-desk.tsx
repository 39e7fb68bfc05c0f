import { PackageOpen } from 'lucide-react'
import { call } from '@/schemas/api/base/call'
import { browseSamples, exportSamples } from '@/schemas/api/store/sample-desk'
import { SAMPLE_STATE_WORDS } from '@/schemas/rules/store/samples'
import { defineDesk } from '../../_parts/desk/define-desk'
import { momentColumn } from '../../_parts/desk/moment-column'
import { QUIET } from '../../_parts/desk/quiet'
import { TitleLink } from '../../_parts/desk/title-link'
import { namedSample } from './named-sample'
import { PrepareSeveral } from './prepare-several'
import { deskSamplePath } from './desk-sample-path'
import { SamplePill } from './sample-pill'

/** Samples that are sent by post, their people masked: those that have waited longest first. */
export const samplesDesk = defineDesk({
  id: 'samples',
  title: '샘플',
  unit: '건',
  what: '샘플 신청',
  contract: browseSamples,
  ...namedSample,
  sorts: { requestedAt: 'asc' },
  rows: 'even',
  filters: [
    { kind: 'choose', name: 'show', label: '보기', choices: { open: '보낼 샘플', all: '모든 신청' } },
    { kind: 'choose', name: 'state', label: '상태', all: '모든 상태', choices: SAMPLE_STATE_WORDS },
    { kind: 'days', names: ['from', 'until'], labels: ['신청한 날부터', '신청한 날까지'] },
  ],
  /** A state that was chosen shows everything of it, whatever is usual. */
  adapt: ({ show, ...input }) => (show === 'open' && input.state === undefined ? { ...input, show } : input),
  savedViews: 'samples',
  columns: [
    {
      id: 'products',
      header: '샘플',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: ({ sampleSeq, products }) => (
        <>
          <TitleLink href={deskSamplePath(sampleSeq)} title={products.join(', ')} />
          <span className={`block tabular-nums ${QUIET}`}>
            {sampleSeq}번 · {products.length}개
          </span>
        </>
      ),
    },
    {
      id: 'name',
      header: '받는 분',
      width: 'w-44',
      className: 'tabular-nums max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
      cell: ({ name, phoneNo, region }) => [name || '지운 정보', phoneNo, region].filter(Boolean).join(' · '),
    },
    { id: 'state', header: '상태', width: 'w-36', className: 'max-md:text-right', cell: ({ state }) => <SamplePill state={state} /> },
    momentColumn('requestedAt', '신청', { sort: 'asc' }),
  ],
  bulk: {
    all: '이 화면의 샘플 신청 모두 고르기',
    one: (row) => `${namedSample.nameOf(row)} 고르기`,
    line: '고른 샘플 신청',
    acts: [
      {
        id: 'prepare',
        words: '준비 시작',
        icon: PackageOpen,
        act: 'write',
        dialog: PrepareSeveral,
      },
    ],
  },
  file: {
    title: '샘플 신청 내려받기',
    personal: '받는 분의 이름, 휴대전화, 주소와 송장 번호를 가리지 않고 내려받습니다. 송장을 뽑을 때 쓰고 바로 지워 주세요.',
    send: (given) => call(exportSamples, given),
  },
  nothing: {
    title: '보낼 샘플이 없습니다.',
    text: '샘플을 보낸다고 정한 제품을 고객이 신청하면 여기에 보입니다.',
  },
})
