// Serves the files of the build, and the fonts of the site.
import { join } from 'node:path'
import type { Settings } from '@/services/base/settings'
import { FONT_PATH, fontFolder } from './make-site-font'
import { NEXT_MARKS } from './next-marks'
import { rangeBeyond } from './range-beyond'
import { securityHeaders } from './security-headers'
import { staticFiles } from './static-files'

type FileServer = ReturnType<typeof staticFiles>

const publicFolder = join(import.meta.dirname, '../../public')

/** @param distDir of the build. @param servesBuild serves the files of a build that is made anew while the site runs. */
export function serveFiles(setting: Settings, distDir: string, servesBuild?: FileServer): FileServer {
  const headers = securityHeaders({ https: setting.siteUrl.startsWith('https:') })
  const MB = 1024 * 1024
  const built = servesBuild ?? staticFiles({ prefix: NEXT_MARKS.staticFiles, folder: join(distDir, 'static'), headers, maxBytes: 64 * MB })
  const fonts = staticFiles({ prefix: FONT_PATH, folder: fontFolder(setting), headers, maxBytes: 4 * MB })
  const beyond = rangeBeyond(
    [
      { prefix: NEXT_MARKS.staticFiles, folder: join(distDir, 'static') },
      { prefix: FONT_PATH, folder: fontFolder(setting) },
      { prefix: '/', folder: publicFolder },
    ],
    headers,
  )
  return (request, response, next) => built(request, response, next) || fonts(request, response, next) || beyond(request, response, next)
}
