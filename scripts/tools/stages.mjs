// Runs commands so that none outlives us, and reads the reports of the two test runners.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { childEnv, projectNode, root } from './project.mjs'

const windows = process.platform === 'win32'
const running = new Set()

/**
 * Runs one of our tools with the project's Node.
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} options quiet collects the output instead of printing it.
 */
export function run(args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that browsers and servers started below it end with it.
    const child = spawn(projectNode(), args.map(String), {
      cwd: root,
      env: childEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output = (output + text).slice(-200_000)
        if (!quiet) process.stdout.write(text)
      })
    }
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => {
      endGroup(child)
      running.delete(child)
      resolve({ ok: code === 0, output })
    })
  })
}

function endGroup(child) {
  try {
    if (windows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Already ended.
  }
}
export const endAll = () => running.forEach(endGroup)

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A skipped test counts as failed: nothing is skipped here. Failed tests are repeated with their reasons, as those of journeys are. */
export function readVitest(file, ok) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, note: 'no report was written' }
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + skipped + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    note: skipped ? `${skipped} skipped, counted as failed` : undefined,
    output: report.testResults.flatMap(failuresIn).join('\n\n'),
  }
}

function failuresIn({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  if (status === 'failed' && assertionResults.length === 0) return [`Failed: ${file}\n${reasonOf(message)}`]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `Failed: ${file} ${fullName}\n${reasonOf(failureMessages[0])}`)
}

const reasonOf = (message) => stripVTControlCharacters(message || 'no reason was written').slice(0, 1_500)

/** Failed tests are repeated here with their reasons, because the runner's own output is far above. */
export function readPlaywright(file, ok) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, note: 'no report was written' }
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + skipped
  const tests = report.suites.flatMap(testsIn)
  return {
    passed: expected + flaky,
    failed: failed === 0 && !ok ? 1 : failed,
    note: skipped ? `${skipped} skipped or not reached, counted as failed` : undefined,
    output: [
      ...tests.filter(({ status }) => status === 'unexpected').map((test) => `Failed: ${test.name}\n${test.reason}`),
      ...tests.filter(({ status }) => status === 'flaky').map((test) => `Passed when tried again: ${test.name}\n${test.reason}`),
    ].join('\n\n'),
  }
}

function testsIn({ specs, suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}:${line} ${title}`,
      status,
      reason: reasonOf(results.find(({ error }) => error)?.error.message),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}
