'use client'
import { call } from '@/schemas/api/base/call'
import { listDocumentUsages } from '@/schemas/api/site/document-usages'
import { ConfirmDialog } from '../list/confirm-dialog'
import { RemovalUsages } from '../list/removal-usages'
import { DocumentName } from '../ui/document-name'
import { usagePath } from '../state/usage-path'
import { ACTS, carryOut, particleOf, type Act, type Named, type Report } from './acts'

/** How many titles the question lists; the rest is a number. */
const SHOWN = 5

interface ActDialogProps {
  act: Act
  documents: readonly Named[]
  onClose: () => void
  onDone: (report: Report) => void
}

/** Asks for confirmation of an act that visitors notice; before documents are taken away it says who uses them. */
export function ActDialog({ act, documents, onClose, onDone }: ActDialogProps) {
  const { verb, doWords, question, isDestructive = false } = ACTS[act]
  const count = documents.length > 1 ? `${documents.length}개 문서${particleOf(act, '문서')} ` : ''
  return (
    <ConfirmDialog
      title={`${count}${question?.title ?? verb}`}
      text={question?.text}
      words={doWords ?? verb}
      isDestructive={isDestructive}
      onConfirm={async () => onDone(await carryOut(act, documents))}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-1 overflow-y-auto">
        {documents.slice(0, SHOWN).map(({ id, title, name }) => (
          <li key={id}>
            <DocumentName title={title} name={name} />
          </li>
        ))}
        {documents.length > SHOWN && <li className="text-studio-text-mute">그 밖에 {documents.length - SHOWN}개</li>}
      </ul>
      {isDestructive && (
        <RemovalUsages
          of="documents"
          ids={documents.map(({ id }) => id)}
          ask={async (id) => (await call(listDocumentUsages, { id })).items}
          hrefOf={usagePath}
          elsewhere="메뉴와 다른 페이지에 이어진 링크가 있는지 먼저 확인해 주세요."
        />
      )}
    </ConfirmDialog>
  )
}
