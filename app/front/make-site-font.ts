// Connects the maker of the site's font files with what the build left for it, with the pages that name the files, and with the changes
// that may bring new glyphs.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchTags } from '@/lib/tag-numbers'
import { setSiteFont } from '@/renderer/site-font'
import type { logger } from '@/services/base/log'
import type { Settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import { diskGuard, FREE_FLOOR } from '@/services/db/disk-guard'
import { SiteFontMaker, type FontSource } from '@/services/storage/font/site-font-maker'

/** Where pages find the files of `fontFolder`. */
export const FONT_PATH = '/media/fonts/'
export const fontFolder = ({ dataDir }: Settings): string => join(dataDir, 'fonts')

/** @param distDir of the build. */
export function makeSiteFont(setting: Settings, distDir: string, log: ReturnType<typeof logger>): SiteFontMaker {
  const folder = join(distDir, 'fonts')
  const known = JSON.parse(readFileSync(join(folder, 'glyphs.json'), 'utf8')) as Pick<FontSource, 'covered' | 'words'>
  const maker = new SiteFontMaker({
    folder: fontFolder(setting),
    source: { file: join(folder, 'whole.ttf'), ...known },
    siteId: setting.siteId,
    db: () => currentDatabase().db,
    hasRoom: () => diskGuard(setting.dataDir, 2 * FREE_FLOOR),
    onReady(names) {
      setSiteFont({ files: names.map((name) => FONT_PATH + name), number: numberOf(names.join()) })
      log.info({ fonts: names }, 'the font of the site is there')
    },
    warn: (message, facts) => log.warn(facts, message),
  })
  watchTags((tags) => maker.noteChange(tags))
  return maker
}

/** 48 bits of a hash, which a cache tag's number can hold. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6)
