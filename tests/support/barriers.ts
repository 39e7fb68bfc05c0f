// Accessibility rules by axe: one `axe.run` in each frame. `AxeBuilder` opens a second page to put partial results together,
// which costs more than the rules themselves.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { root } from './fixtures'

/** Every document compiles it anew; the other build is twice as long. */
const SOURCE = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  impact: string
  nodes: { html: string; target: string; message: string }[]
}

interface Options {
  /** Selector of the checked part; the whole document by default. */
  within?: string
  /** Rules that do not fit the state of the page, with the reason at the call. */
  without?: readonly string[]
  /** Checked frames; all of the page by default. */
  frames?: readonly Frame[]
}

/** Rules whose every violation is of a lesser impact: axe gives a violation the impact of its rule. */
const LESSER = (axe as unknown as { _audit: { rules: { id: string; impact?: string }[] } })._audit.rules.flatMap(({ id, impact }) =>
  impact === 'minor' || impact === 'moderate' ? [id] : [],
)

/** Every violation of axe's default rules, in the page and in the frames that it holds. */
export async function violationsOn(page: Page, { within, without = [], frames = page.frames() }: Options = {}): Promise<Violation[]> {
  const lists = await Promise.all(frames.map((frame) => violationsIn(frame, within, without)))
  return lists.flat()
}

/** The serious accessibility violations: axe's impacts `serious` and `critical`, each as one text. */
export async function barriers(page: Page, { without = [], ...options }: Options = {}): Promise<string[]> {
  // What would not be told is not looked for.
  const violations = await violationsOn(page, { ...options, without: [...LESSER, ...without] })
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(described)
}

export const described = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ target, html, message }) => `${target} ${html.slice(0, 200)} ${message}`).join('\n')}`

async function violationsIn(frame: Frame, within: string | undefined, without: readonly string[]): Promise<Violation[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE)
  return frame.evaluate(
    async ([selector, rules]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe }
      const { violations } = await engine.run(selector ?? document, {
        iframes: false,
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])),
      })
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact: impact ?? 'minor',
        nodes: nodes.map(({ html, target, any }) => ({ html, target: target.join(' '), message: any[0]?.message ?? '' })),
      }))
    },
    [within, without] as const,
  )
}
