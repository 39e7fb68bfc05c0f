// Lint by syntax alone. Each message says what to do instead; what a formatter or the compiler says already is left to them, and the rules
// that ask for types stand in .oxlintrc.jsonc, because reading types took most of this run's time.
import next from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { lazyEntriesOnly } from './scripts/tools/lint-lazy-entries.mjs'

const sources = ['**/*.ts', '**/*.tsx']
const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts', 'tests/**/*.tsx']

/** The rules that run React's compiler over a file, half of the time of all rules; the two about hooks only read its syntax. */
const {
  'react-hooks/rules-of-hooks': rulesOfHooks,
  'react-hooks/exhaustive-deps': exhaustiveDeps,
  ...compilerRules
} = reactHooks.configs['recommended-latest'].rules

const noNextLink = {
  name: 'next/link',
  message: 'Public pages navigate by document: use a plain <a href> (blocks/base/_parts). next/link is for the builder only.',
}
const josa = {
  name: 'es-hangul',
  importNames: ['josa'],
  message: 'Use withParticle or particleAfter of @/lib/particle: josa goes by the last character, be it a bracket, a quote or a digit.',
}
const barrels = {
  regex: '^(\\.|@/).*/index$',
  message: 'There are no barrels here: import the file that holds the thing.',
}
const ownIds = {
  name: 'react',
  importNames: ['useId'],
  message: 'Use useId of @/lib/ui/use-id: an island is written by React and made live by Preact, whose ids differ.',
}
const reachUp = {
  regex: '^\\.\\./\\.\\./\\.\\.',
  message: 'Import across rooms as @/room/thing; relative paths are for the same room.',
}

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      '.next/',
      '.data/',
      '.cache/',
      '.bench/',
      'public/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
      'tests/bench/**/.next/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: sources,
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-control-regex': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-imports': ['error', { paths: [noNextLink, josa], patterns: [barrels, reachUp] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Plain Node strips types and cannot run an enum: use a union of literals and a const list.',
        },
        {
          // A word with an underscore that calls no function, and is none of PostgreSQL's own.
          selector: `TaggedTemplateExpression[tag.name='sql'] TemplateElement[value.raw=/(?<![\\w"])(?!pg_)[a-z]+[a-z0-9]*_[a-z0-9_]+(?![\\w(])|excluded\\.\\w/]`,
          message:
            'No table or column is named by hand in SQL text: use ${table.column}, sql.identifier(column.name), or excluded(column) of services/db.',
        },
      ],
    },
  },
  {
    // A hook is a file's name (tests/laws/exports.test.ts), so no other file needs these rules, which are slow.
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks, '@next/next': next },
    settings: { next: { rootDir: import.meta.dirname } },
    rules: {
      'react-hooks/rules-of-hooks': rulesOfHooks,
      'react-hooks/exhaustive-deps': exhaustiveDeps,
      ...next.configs['core-web-vitals'].rules,
      // Images are <img> with derivatives and reserved space (blocks/base/_parts/picture): the page is kept whole, no optimiser stands behind it.
      '@next/next/no-img-element': 'off',
      // Public pages navigate by document (docs/house.md, "Two ways to serve").
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    // What is rendered: a component that changes what it is given, or makes another while it renders, is a fault in the canvas and in the
    // browser. One that a test makes for itself is never shipped.
    files: ['**/*.tsx', '**/use-*.ts'],
    ignores: tests,
    rules: compilerRules,
  },
  {
    // Plain JavaScript: what the compiler would have said.
    files: ['**/*.mjs', '**/*.cjs'],
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    files: ['builder/**/*.tsx', 'app/ice_builder/**/*.tsx', 'app/office/**/*.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [josa], patterns: [barrels, reachUp] }] },
  },
  {
    files: ['lib/particle.ts', 'lib/particle.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [barrels, reachUp] }] },
  },
  {
    files: ['blocks/**/*.tsx', 'blocks/**/*.ts', 'renderer/layout-frames.ts'],
    plugins: { house: { rules: { 'lazy-entries-only': lazyEntriesOnly } } },
    rules: {
      'house/lazy-entries-only': 'error',
      'no-restricted-imports': ['error', { paths: [noNextLink, josa, ownIds], patterns: [barrels, reachUp] }],
    },
  },
  {
    files: ['blocks/*/*/view.tsx'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'localStorage', 'sessionStorage', 'navigator'].map((name) => ({
          name,
          message: 'A view is rendered on the server too: what needs the browser belongs in an island behind its lazy entry.',
        })),
        { name: 'fetch', message: 'A view has its data given: ask for it in load.ts with call(contract, input).' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'A view is pure: use page.now, so that a cached page knows its own time.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'A view is pure: use new Date(page.now), so that a cached page knows its own time.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'A view is pure: use the block id.',
        },
        {
          selector: "ExpressionStatement[directive='use client']",
          message: 'A view is a server component: move what is interactive into an island behind its lazy entry (*.lazy.tsx).',
        },
        {
          selector: 'ExportNamedDeclaration > FunctionDeclaration[async=true]',
          message: 'A view is never async: what must be awaited comes from load.ts.',
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      // Next's rule is about its own pages; a test may call a variable `module`.
      '@next/next/no-assign-module-variable': 'off',
      // Playwright's fixtures are called `use`.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
)
