import { useState } from 'react'
import type { Chosen } from '@/builder/list/data-table'
import { carryOut, type Act } from './carry-out'
import type { MediaFile } from './media-list-view'
import type { Report } from './media-report'

const NONE: Chosen<MediaFile> = new Map()

/** Which files are chosen and which one is open, and what is done with them. @param shown the files of the present page. */
export function useMediaActs(shown: readonly MediaFile[], first: string | null, refresh: () => void) {
  const [chosen, setChosen] = useState(NONE)
  const [opened, setOpened] = useState(first)
  const [report, setReport] = useState<Report | null>(null)

  async function act(what: Act, files: readonly string[] = [...chosen.keys()]): Promise<void> {
    const names = new Map([...shown, ...chosen.values()].map(({ file, name }) => [file, name]))
    const { report: next, done } = await carryOut(what, files, names)
    setChosen((old) => new Map([...old].filter(([file]) => !done.includes(file))))
    setReport(what === 'trash' && done.length > 0 ? { ...next, undo: () => void act('recover', done) } : next)
    if (opened !== null && done.includes(opened) && typeof what === 'string') setOpened(null)
    refresh()
  }
  const say = (words: string): void => {
    setReport({ words, refused: [] })
    refresh()
  }
  return { chosen, setChosen, clear: () => setChosen(NONE), opened, setOpened, report, setReport, act, say }
}

export type MediaActs = ReturnType<typeof useMediaActs>
