// The floors of the house (docs/house.md): you look down, never up and never sideways.
// Type-only imports count: a type that is borrowed sideways is a dependency all the same.
const room = (name) => `^${name}/`
const anyOf = (...names) => `^(${names.join('|')})/`
const rooms = ['app', 'builder', 'blocks', 'renderer', 'services', 'schemas', 'lib', 'pages-fixtures', 'scripts', 'tests']
/** Rooms that `name` may not enter. */
const except = (...allowed) => anyOf(...rooms.filter((name) => !allowed.includes(name)))
/** Tests, and the set-up that several tests of a folder share: they may reach whatever they prove. */
const testing = '(\\.test|-for-tests)\\.tsx?$'

// Areas cut every floor the same way (docs/house.md). An area imports itself, base and what schemas/areas.ts permits, on its own floor
// and on those below it. Areas speak to one another by contract: blocks, console and services may name any schemas/api.
const { AREAS } = require('./schemas/areas.ts')
const areas = Object.keys(AREAS).join('|')
const floorsWithAreas = ['schemas/(rules|api|records)', 'services', 'blocks', 'app/office']
const floorOfAreas = `(${floorsWithAreas.join('|').replaceAll('(', '(?:')})`
/** The rules of one area: whom it may not import, wherever it stands. Contracts are free to all but the schemas of another area. */
const arrowsOf = ([area, { needs, may = [] }]) => {
  const below = [...new Set(['base', ...needs, ...may])]
  const rule = (name, from, to, permitted) => ({
    name,
    comment: `${area} may import ${permitted.filter((one) => one !== area).join(', ') || 'no other area'} here: call the other area's contract, move what both need below both, or hand it over as a part of the area (schemas/areas.ts is the table of arrows).`,
    severity: 'error',
    from: { path: from, pathNot: testing },
    to: { path: `^${to}/(${areas})/`, pathNot: `^${to}/(${[area, ...permitted].join('|')})/` },
  })
  // `call` asks who is signed in again after a refusal.
  const called = area === 'base' ? [...below, 'auth'] : below
  return [
    rule(`arrows-of-${area}`, `^${floorOfAreas}/${area}/`, '(?:schemas/(?:rules|records)|services|blocks|app/office)', below),
    rule(`contracts-of-${area}`, `^schemas/(?:rules|api|records)/${area}/`, 'schemas/api', called),
  ]
}

/** The rooms of what the nouns of the store share, from the bottom to the top; area.ts and the nouns look into all of them. */
const storeLayers = ['terms', 'cart', 'goods', 'orders', 'parcels', 'benefits', 'drafts', 'money', 'returns', 'voices']

/** Rooms beside the pipeline, for what all areas have in common, and which of each other they may import. */
const serviceRooms = {
  facets: [],
  uploads: [],
  sheets: [],
  counts: [],
  alarms: [],
  news: ['alarms', 'outside'],
  targets: ['counts'],
  records: ['targets', 'counts', 'alarms'],
  parts: ['records', 'targets'],
  finding: ['parts'],
}

/** The rooms of the builder from the bottom to the top; rooms of one line are strangers to each other. */
const builderLayers = [
  ['ui'],
  ['list'],
  ['moment'],
  ['state'],
  ['commands'],
  ['problems'],
  ['text'],
  ['drag', 'inspector'],
  ['canvas', 'save'],
  ['shell', 'pages', 'record'],
  ['workbench'],
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files need each other: move what both need into a third file below them, or hand it over as an argument.',
      severity: 'error',
      from: {},
      // A circle that only a type closes is erased before anything runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-found',
      comment: 'This import leads nowhere: correct the path, or ask for the package to be added to package.json.',
      severity: 'error',
      from: {},
      // numfmt 4.0.1 names a file for `require` that it does not ship; `import`, which is all we use, finds the other one.
      to: { couldNotResolve: true, pathNot: '^numfmt$' },
    },
    {
      name: 'builder-looks-down',
      comment:
        'builder may import renderer, schemas and lib. Blocks reach it through the registered list (app/compose.ts), data through `call`.',
      severity: 'error',
      from: { path: room('builder'), pathNot: testing },
      to: { path: except('builder', 'renderer', 'schemas', 'lib') },
    },
    ...builderLayers.flatMap((layer, at) =>
      layer.map((name) => ({
        name: `builder-${name}-looks-down`,
        comment: `builder/${name} may import only the rooms below it (builderLayers in .dependency-cruiser.cjs): move what both rooms need into the lower one, or hand it in as an argument, a prop or a context.`,
        severity: 'error',
        from: { path: `^builder/${name}/` },
        to: { path: '^builder/', pathNot: `^builder/(${[...builderLayers.slice(0, at).flat(), name].join('|')})/` },
      })),
    ),
    {
      name: 'builder-rooms-have-a-layer',
      comment: 'A room of the builder stands in builderLayers of .dependency-cruiser.cjs: decide what it may import, and put it there.',
      severity: 'error',
      from: { path: '^builder/', pathNot: `^builder/(${builderLayers.flat().join('|')})/` },
      to: {},
    },
    {
      name: 'blocks-look-down',
      comment:
        'A block may import renderer, schemas, lib and the _parts of its area. Ask for data with `call(contract, input)` in load.ts, never from a service.',
      severity: 'error',
      from: { path: room('blocks'), pathNot: testing },
      to: { path: except('blocks', 'renderer', 'schemas', 'lib') },
    },
    {
      name: 'blocks-are-strangers',
      comment:
        'One block may not import another: put what both share into _parts of their area, or of base where several areas share it, or give the outer block a slot.',
      severity: 'error',
      from: { path: '^blocks/([^/]+)/([^/]+)/', pathNot: `^blocks/[^/]+/_parts/|${testing}` },
      to: { path: '^blocks/[^/]+/[^/]+/', pathNot: '^blocks/($1/$2|[^/]+/_parts)/' },
    },
    {
      name: 'parts-know-no-block',
      comment: '_parts holds what several blocks of an area share: what belongs to one block stays in its folder.',
      severity: 'error',
      from: { path: '^blocks/[^/]+/_parts/' },
      to: { path: '^blocks/[^/]+/[^/]+/', pathNot: '^blocks/[^/]+/_parts/' },
    },
    ...Object.entries(AREAS).flatMap(arrowsOf),
    {
      name: 'renderer-looks-down',
      comment: 'renderer may import schemas and lib and knows no block by name: register it in app/compose.ts instead.',
      severity: 'error',
      from: { path: room('renderer'), pathNot: testing },
      to: { path: except('renderer', 'schemas', 'lib') },
    },
    {
      name: 'editing-below-the-renderer',
      comment:
        'renderer/editing (drafts: saver, local copies, merging) serves the builder and the blocks in which members write: it may import schemas and lib only.',
      severity: 'error',
      from: { path: '^renderer/editing/', pathNot: testing },
      to: { path: except('schemas', 'lib'), pathNot: '^renderer/editing/' },
    },
    {
      name: 'services-look-down',
      comment:
        'A service may import its area, services/kit, db, base, storage and outside, schemas and lib. It speaks to blocks through its contracts.',
      severity: 'error',
      from: { path: room('services'), pathNot: `${testing}|^services/db/seeds/seed-shipped` },
      to: { path: except('services', 'schemas', 'lib') },
    },
    {
      name: 'nouns-are-strangers',
      comment:
        'One noun may not import another: read its table, call its contract in the same transaction, or put what several nouns of an area share into services/<area>/domain.',
      severity: 'error',
      from: { path: `^services/(${areas})/([^/]+)/`, pathNot: testing },
      to: { path: `^services/(${areas})/[^/]+/`, pathNot: `^services/($1/$2|(${areas})/domain)/` },
    },
    ...storeLayers.map((name, at) => ({
      name: `store-${name}-looks-down`,
      comment: `services/store/domain/${name} may import only the rooms below it (storeLayers in .dependency-cruiser.cjs): move what both need into the lower one, or hand it over as an argument.`,
      severity: 'error',
      from: { path: `^services/store/domain/${name}/`, pathNot: testing },
      to: { path: '^services/store/domain/', pathNot: `^services/store/domain/(${storeLayers.slice(0, at + 1).join('|')})/` },
    })),
    {
      name: 'domain-knows-no-noun',
      comment: 'services/<area>/domain is what the nouns of an area share: it may not know one of them. Hand it over as an argument.',
      severity: 'error',
      from: { path: `^services/(${areas})/domain/`, pathNot: testing },
      to: { path: `^services/(${areas})/[^/]+/`, pathNot: `^services/(${areas})/domain/` },
    },
    {
      name: 'base-below-the-database',
      comment: 'services/base (settings, log, sealing, passwords) lies below the database: it may import schemas and lib only.',
      severity: 'error',
      from: { path: '^services/base/', pathNot: testing },
      to: { path: '^services/', pathNot: '^services/base/' },
    },
    {
      name: 'database-looks-down',
      comment:
        'services/db may import services/base: what it needs of an area (who is seeded) is handed down as an argument by the page server.',
      severity: 'error',
      from: { path: '^services/db/', pathNot: testing },
      to: { path: '^services/', pathNot: '^services/(db|base)/' },
    },
    {
      name: 'ports-know-no-noun',
      comment:
        'services/outside speaks to other companies and services/storage stores files: what is made of their answer belongs to the noun that asked.',
      severity: 'error',
      from: { path: '^services/(outside|storage)/', pathNot: testing },
      to: { path: '^services/', pathNot: '^services/(outside|storage|kit|db|base)/' },
    },
    {
      name: 'simulators-stand-apart',
      comment: 'services/simulators is a process of its own that production never starts: only the parent, scripts and tests may name it.',
      severity: 'error',
      from: { pathNot: `^services/simulators/|^(tests|scripts)/|${testing}|^app/parent` },
      to: { path: '^services/simulators/' },
    },
    ...Object.entries(serviceRooms).map(([name, below]) => ({
      name: `${name}-looks-down`,
      comment: `services/${name} may import ${below.join(', ')} and what lies below the pipeline (serviceRooms in .dependency-cruiser.cjs): what knows an area belongs to the area, which brings it as a part of its area.ts.`,
      severity: 'error',
      from: { path: `^services/${name}/`, pathNot: testing },
      to: { path: '^services/', pathNot: `^services/(${[name, ...below, 'kit', 'db', 'base'].join('|')})/|^services/areas?\\.ts$` },
    })),
    {
      name: 'pipeline-knows-no-noun',
      comment:
        'services/kit knows no area and no service by name: services/areas.ts introduces them, and app/compose.ts hands down who confirms a session.',
      severity: 'error',
      from: { path: '^services/kit/', pathNot: testing },
      to: { path: '^services/', pathNot: '^services/(kit|db|base)/|^services/areas\\.ts$' },
    },
    {
      name: 'schemas-look-down',
      comment:
        'schemas is the language of blocks and services and may import lib only: what needs a block belongs to blocks, what needs a row to services.',
      severity: 'error',
      from: { path: room('schemas'), pathNot: testing },
      to: { path: except('schemas', 'lib') },
    },
    {
      name: 'lib-stands-alone',
      comment: 'lib may import npm packages only: what speaks a word of the business belongs to the room that uses it.',
      severity: 'error',
      from: { path: room('lib'), pathNot: testing },
      to: { path: except('lib') },
    },
    {
      name: 'fixtures-are-data',
      comment: 'pages-fixtures holds JSON: a file that imports something belongs to scripts or tests.',
      severity: 'error',
      from: { path: room('pages-fixtures') },
      to: { path: except('pages-fixtures') },
    },
    {
      name: 'database-in-the-east',
      comment: 'Only services (and app/front, which supervises the database) may reach a database: everybody else asks a contract.',
      severity: 'error',
      from: { pathNot: '^(services|scripts|tests)/|^app/(front|parent)' },
      to: { path: '^node_modules/(pg|drizzle-orm|@electric-sql)/' },
    },
    {
      name: 'set-up-is-for-tests',
      comment: 'A file called …-for-tests sets tests up: move what the product needs into a file of its own.',
      severity: 'error',
      from: { pathNot: `^tests/|${testing}` },
      to: { path: '-for-tests\\.tsx?$' },
    },
    {
      name: 'both-sides',
      comment:
        'Blocks, builder and schemas also run in the browser, which has no Node modules: move this into a service behind a contract.',
      severity: 'error',
      from: { path: anyOf('blocks', 'builder', 'schemas'), pathNot: testing },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-dev-packages',
      comment: 'What runs in production must be a dependency, not a devDependency: say so in package.json.',
      severity: 'error',
      from: {
        path: anyOf('app', 'builder', 'blocks', 'renderer', 'services', 'schemas', 'lib'),
        pathNot: `${testing}|\\.css$|^services/db/drizzle\\.config\\.ts$`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: '^node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(\\.next|\\.cache|\\.data|\\.bench|test-results)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    // Prints each rule's comment beside its violations: it says what to do instead.
    reporterOptions: { text: { highlightFocused: true } },
  },
}
