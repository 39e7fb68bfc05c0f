// What has to be chosen yet of a role's right over pages before it can be stored: a list that permits nothing cannot be read.
import type { PageScope } from './page-scope'

export interface ScopeMissing {
  sections?: string
  blocks?: string
}

/** @param titleOf the Korean name of a block. @returns sentences by the field where the choice is made; empty when nothing is missing. */
export function scopeMissing({ sections, blocks }: PageScope, titleOf: (type: string) => string): ScopeMissing {
  const bare = Object.entries(blocks ?? {}).filter(([, right]) => right !== true && right.length === 0)
  const names = bare.map(([type]) => `‘${titleOf(type)}’`).join(', ')
  return {
    ...(sections?.length === 0 ? { sections: '구역을 아직 고르지 않았습니다. 문서의 종류나 주소를 하나 이상 골라 주세요.' } : {}),
    ...(blocks && Object.keys(blocks).length === 0
      ? { blocks: '고칠 블록을 아직 고르지 않았습니다. 블록을 하나 이상 골라 주세요.' }
      : bare.length > 0
        ? { blocks: `${names}에서 고칠 항목을 아직 고르지 않았습니다. 항목을 하나 이상 골라 주세요.` }
        : {}),
  }
}
